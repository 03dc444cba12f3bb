import './styles.css';
import { Link, Route, Routes, useParams } from '@safari/web-kit';

/** The gallery's screens. */
export function App() {
  return (
    <Routes>
      <Route path="/art" element={<h1>Local Art Gallery</h1>} />
      <Route path="/art/:id" element={<Artwork />} />
      <Route path="/artist/:artistName" element={<Artist />} />
    </Routes>
  );
}

function Artwork() {
  const { id } = useParams();
  return (
    <>
      <h1>Artwork {id}</h1>
      <Link to="/art">Back to Gallery</Link>
    </>
  );
}

function Artist() {
  const { artistName } = useParams();
  return <h1>{artistName}</h1>;
}
