import './styles.css';
import { Link } from '@safari/web-kit';

/** The first artworks, for the landing page. */
export function ArtPreview() {
  return <Link to="/art">View All Art</Link>;
}
