import './styles.css';
import { Route, Routes } from '@safari/web-kit';
import { CoordinationScreen } from '../coordination/coordination-screen';
import { AdminLoginScreen } from '../sign-in/admin-login-screen';
import { BookingsPage } from './bookings-page';

/** The staff's screens. The shell lets nobody in who is not signed in, except at `/adminlogin`. */
export function App() {
  return (
    <Routes>
      <Route path="/adminlogin" element={<AdminLoginScreen />} />
      <Route path="/bookings" element={<BookingsPage />} />
      <Route path="/operators" element={<h1>Operator Network</h1>} />
      <Route path="/operator-coordination" element={<CoordinationScreen />} />
      <Route path="/trip-tracking" element={<h1>Trip Tracking</h1>} />
      <Route path="/operator-capabilities" element={<h1>Operator Capabilities</h1>} />
      <Route path="/package-management" element={<h1>Package Management</h1>} />
      <Route path="/attraction-management" element={<h1>Attraction Management</h1>} />
    </Routes>
  );
}
