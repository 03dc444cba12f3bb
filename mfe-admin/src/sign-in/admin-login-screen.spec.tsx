import { beforeEach, describe, expect, it } from '@jest/globals';
import { Toaster } from '@safari/ui';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminLoginScreen } from './admin-login-screen';

const view = (
  <>
    <AdminLoginScreen />
    <Toaster />
  </>
);
const password = () => screen.getByLabelText(/^Password/);

beforeEach(() => localStorage.clear());

describe('the staff sign-in', () => {
  it('goes on to the bookings, no sooner than half a second later', async () => {
    const calls = serve({ 'POST /api/auth/admin-login': { success: true }, 'GET /api/auth/staff': {} });
    const { location } = renderPage(view, { at: '/adminlogin' });
    expect(screen.getByText('Authorized personnel only')).toBeTruthy();
    await userEvent.type(password(), 'twiga');
    const started = performance.now();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(location().pathname).toBe('/bookings'), { timeout: 3_000 });
    expect(performance.now() - started).toBeGreaterThan(490);
    expect(screen.getByText('Login Successful')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ password: 'twiga' });
    expect(localStorage.getItem('adminAuthenticated')).toBe('true');
  });

  it('says that the password is wrong and keeps it for correcting', async () => {
    serve({ 'POST /api/auth/admin-login': problem(401, 'No.') });
    const { location } = renderPage(view, { at: '/adminlogin' });
    await userEvent.type(password(), 'simba{Enter}');
    expect(await screen.findByText('Login Failed', {}, { timeout: 3_000 })).toBeTruthy();
    expect(screen.getByText('Invalid password. Please try again.')).toBeTruthy();
    expect(password()).toHaveProperty('value', 'simba');
    expect(location().pathname).toBe('/adminlogin');
  });

  it('leads to the provider where members sign in there, and says why an account was not taken', async () => {
    serve({ 'GET /api/auth/staff-sign-in-ways': { account: true } });
    renderPage(view, { at: '/adminlogin?problem=unknown' });
    const link = await screen.findByRole('link', { name: 'Sign In with My Office Account' });
    expect(link.getAttribute('href')).toBe('/auth/office');
    expect(screen.getByText(/Nobody of the office signs in by this account/)).toBeTruthy();
  });

  it('goes on to the bookings for whoever comes back from the provider', async () => {
    serve({ 'GET /api/auth/staff': {}, 'GET /api/auth/staff-sign-in-ways': { account: true } });
    const { location } = renderPage(view, { at: '/adminlogin?account=entered' });
    await waitFor(() => expect(location().pathname).toBe('/bookings'));
    expect(localStorage.getItem('adminAuthenticated')).toBe('true');
  });

  it('asks nothing of the server without a password', async () => {
    const calls = serve({});
    renderPage(view, { at: '/adminlogin' });
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Enter the password')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
