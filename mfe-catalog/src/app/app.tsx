import './styles.css';
import { Route, Routes } from '@safari/web-kit';
import { LandingPage } from './landing-page';

/** The catalog's screens. */
export function App() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
    </Routes>
  );
}
