import './styles.css';
import { RemotePart, Route, Routes } from '@safari/web-kit';

/** The catalog's screens. */
export function App() {
  return (
    <Routes>
      <Route
        path="/"
        element={
          <>
            <h1>Landing page</h1>
            <RemotePart remote="gallery" part="ArtPreview" />
          </>
        }
      />
      <Route path="/my-bookings" element={<h1>My Bookings</h1>} />
      <Route path="/dashboard" element={<h1>My Bookings</h1>} />
      <Route path="/operator-portal" element={<h1>Operator Portal</h1>} />
    </Routes>
  );
}
