import './styles.css';
import { Route, Routes } from '@safari/web-kit';

/** The staff's screens. The shell lets nobody in who is not signed in, except at `/adminlogin`. */
export function App() {
  return (
    <Routes>
      <Route path="/adminlogin" element={<h1>Admin Login</h1>} />
      <Route path="/bookings" element={<h1>Bookings</h1>} />
      <Route path="/operators" element={<h1>Operator Network</h1>} />
      <Route path="/operator-coordination" element={<h1>Operator Coordination</h1>} />
      <Route path="/trip-tracking" element={<h1>Trip Tracking</h1>} />
      <Route path="/operator-capabilities" element={<h1>Operator Capabilities</h1>} />
      <Route path="/package-management" element={<h1>Package Management</h1>} />
      <Route path="/attraction-management" element={<h1>Attraction Management</h1>} />
    </Routes>
  );
}
