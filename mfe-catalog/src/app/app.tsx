import './styles.css';
import { Route, Routes } from '@safari/web-kit';
import { AnswerScreen } from '../answer/answer-screen';
import { BookedScreen } from '../desk/booked-screen';
import { DashboardScreen } from '../desk/dashboard-screen';
import { ErasureScreen } from '../desk/erasure-screen';
import { MyBookingsScreen } from '../desk/my-bookings-screen';
import { PortalScreen } from '../portal/portal-screen';
import { LandingPage } from './landing-page';

/** The catalog's screens. */
export function App() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="/my-bookings" element={<MyBookingsScreen />} />
      <Route path="/dashboard" element={<DashboardScreen />} />
      <Route path="/booked/:id" element={<BookedScreen />} />
      <Route path="/erasure/:token" element={<ErasureScreen />} />
      <Route path="/operator-portal" element={<PortalScreen />} />
      <Route path="/answer/:token" element={<AnswerScreen />} />
    </Routes>
  );
}
