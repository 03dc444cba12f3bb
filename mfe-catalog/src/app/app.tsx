import './styles.css';
import { Route, Routes } from '@safari/web-kit';
import { LandingPage } from './landing-page';
import { laterScreen } from './later-screen';
import { SCREEN_FILES } from './screens';

const LATER = Object.entries(SCREEN_FILES).map(([path, load]) => ({ path, Screen: laterScreen(load) }));

/** The catalog's screens. */
export function App() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      {LATER.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
    </Routes>
  );
}
