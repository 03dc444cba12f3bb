import { afterEach, expect, it } from '@jest/globals';
import { SIGN_IN_PROBLEMS } from '@safari/contracts';
import { UiProvider } from '@safari/ui';
import { draftsOf, openDrafts, Route, Routes } from '@safari/web-kit';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { LoginScreen } from './login-screen';

const GOOGLE: Record<string, string> = { en: 'Continue with Google', sw: 'Endelea na Google' };

afterEach(() => sessionStorage.clear());

/** What the page says about a failed sign-in. */
async function said(problem: string, language = 'en'): Promise<{ text: string; role: string | null }> {
  serve({ 'GET /api/auth/user': null });
  const page = renderPage(
    <UiProvider>
      <LoginScreen />
    </UiProvider>,
    { at: `/login?problem=${problem}`, language },
  );
  await screen.findByRole('button', { name: GOOGLE[language] });
  const notice = document.querySelector('[data-tone]');
  const answer = { text: notice?.textContent ?? '', role: notice?.getAttribute('role') ?? null };
  page.unmount();
  return answer;
}

it('each way in which a sign-in can fail is said in its own words, with what to do', async () => {
  const texts = new Set<string>();
  for (const problem of SIGN_IN_PROBLEMS) texts.add((await said(problem)).text);
  expect(texts.size).toBe(SIGN_IN_PROBLEMS.length);
  expect((await said('not-started')).text).toContain('cookies');
  expect((await said('other-account')).text).toContain('Choose that one at Google');
});

it.each([
  ['failed', 'try again. If it fails again', 'jaribu tena. Ikishindikana tena'],
  ['cancelled', 'cancelled at Google', 'Ilighairiwa kwenye Google'],
  ['not-started', 'with cookies allowed', 'vidakuzi vikiwa vimeruhusiwa'],
  ['unverified', 'Verify it with Google', 'Ithibitishe kwenye Google'],
  ['other-account', 'Choose that one at Google', 'Ichague hiyo kwenye Google'],
  ['unavailable', 'in a few minutes', 'baada ya dakika chache'],
])(
  'whoever could not sign in is told in both languages what it was, or what to do: %s',
  async (problem, en, sw) => {
    expect((await said(problem)).text).toContain(en);
    expect((await said(problem, 'sw')).text).toContain(sw);
  },
);

it('what the person cancelled is no alarm; what this page does not know is', async () => {
  expect(await said('cancelled')).toMatchObject({ role: 'status' });
  expect(await said('made-up')).toEqual(await said('failed'));
  expect((await said('made-up')).role).toBe('alert');
});

it.each([
  ['/dashboard?tab=chat#messages', '/dashboard?tab=chat#messages'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/\t/elsewhere.example', '/'], // browsers strip tabs and line breaks from an address
  ['/\n/elsewhere.example', '/'],
])('who is signed in already goes on to %j on this site, at %s', async (returnTo, where) => {
  serve({ 'GET /api/auth/user': { id: 'amina', name: 'Amina', email: 'amina@example.com', picture: null } });
  const { location } = renderPage(
    <UiProvider>
      <Routes>
        <Route path="/login" element={<LoginScreen />} />
        <Route path="*" />
      </Routes>
    </UiProvider>,
    { at: `/login?returnTo=${encodeURIComponent(returnTo)}` },
  );
  await waitFor(() => expect(location().pathname).not.toBe('/login'));
  const { pathname, search, hash } = location();
  expect(`${pathname}${search}${hash}`).toBe(where);
});

it.each([
  ['en', 'Your session has endedWhat you typed is kept: you find it once you sign in again.'],
  ['sw', 'Muda wako wa kuingia umeishaUlichoandika kimehifadhiwa: utakikuta ukishaingia tena.'],
])(
  'whoever typed something before their session ended is told that it is kept: %s',
  async (language, text) => {
    const amina = { customer: 'amina' };
    await openDrafts(amina, 'c2VjcmV0');
    draftsOf(amina).write('review', 'The rains were early');
    await draftsOf(amina).kept();
    expect((await said('', language)).text).toBe(text);
  },
);

it('whoever typed nothing is told nothing', async () => {
  expect((await said('')).text).toBe('');
});
