import './styles.css';
import type { Artwork } from '@safari/contracts';
import { Route, Routes } from '@safari/web-kit';
import { ArtistScreen } from '../artists/artist-screen';
import { ArtworkCard } from '../artworks/artwork-card';
import { ArtworkGrid } from '../artworks/artwork-grid';
import { ArtworkScreen } from '../artworks/artwork-screen';
import { GalleryScreen } from '../artworks/gallery-screen';

/** The gallery's screens. */
export function App() {
  return (
    <Routes>
      <Route path="/art" element={<GalleryScreen />} />
      <Route path="/art/:id" element={<ArtworkScreen />} />
      <Route path="/artist/:artistName" element={<ArtistScreen Works={WorksOfOne} />} />
    </Routes>
  );
}

function WorksOfOne({ artworks }: { artworks: readonly Artwork[] }) {
  return (
    <ArtworkGrid>
      {artworks.map((artwork) => (
        <ArtworkCard key={artwork.id} artwork={artwork} showArtist={false} showYear level={3} />
      ))}
    </ArtworkGrid>
  );
}
