import './styles.css';
import { Route, Routes } from '@safari/web-kit';
import { AttractionsScreen } from '../attractions/attractions-screen';
import { CapabilitiesScreen } from '../capabilities/capabilities-screen';
import { CoordinationScreen } from '../coordination/coordination-screen';
import { OperatorsScreen } from '../operators/operators-screen';
import { PackagesScreen } from '../packages/packages-screen';
import { AdminLoginScreen } from '../sign-in/admin-login-screen';
import { TripsScreen } from '../trips/trips-screen';
import { BookingsPage } from './bookings-page';

/** The staff's screens. The shell lets nobody in who is not signed in, except at `/adminlogin`. */
export function App() {
  return (
    <Routes>
      <Route path="/adminlogin" element={<AdminLoginScreen />} />
      <Route path="/bookings" element={<BookingsPage />} />
      <Route path="/operators" element={<OperatorsScreen />} />
      <Route path="/operator-coordination" element={<CoordinationScreen />} />
      <Route path="/trip-tracking" element={<TripsScreen />} />
      <Route path="/operator-capabilities" element={<CapabilitiesScreen />} />
      <Route path="/package-management" element={<PackagesScreen />} />
      <Route path="/attraction-management" element={<AttractionsScreen />} />
    </Routes>
  );
}
