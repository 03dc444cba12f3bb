import './styles.css';
import { Route, Routes } from '@safari/web-kit';
import { LandingPage } from './landing-page';
import {
  AnswerScreen,
  AttractionPage,
  BookedScreen,
  DashboardScreen,
  ErasureScreen,
  FormerTermsScreen,
  MyBookingsScreen,
  OfferScreen,
  PackagePage,
  PortalScreen,
  TermsScreen,
} from './later-screens';

/** The catalog's screens. */
export function App() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="/packages/:id" element={<PackagePage />} />
      <Route path="/attractions/:id" element={<AttractionPage />} />
      <Route path="/my-bookings" element={<MyBookingsScreen />} />
      <Route path="/dashboard" element={<DashboardScreen />} />
      <Route path="/booked/:id" element={<BookedScreen />} />
      <Route path="/erasure/:token" element={<ErasureScreen />} />
      <Route path="/operator-portal" element={<PortalScreen />} />
      <Route path="/terms/:page" element={<TermsScreen />} />
      <Route path="/terms/:page/:since" element={<FormerTermsScreen />} />
      <Route path="/answer/:token" element={<AnswerScreen />} />
      <Route path="/offer/:token" element={<OfferScreen />} />
    </Routes>
  );
}
