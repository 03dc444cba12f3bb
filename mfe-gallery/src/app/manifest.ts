import { callOf, defineManifest, fromPath, localized, numberFromPath } from '@safari/web-kit/manifest';
import { artworkApi } from '../data/artwork.api';
import { en } from '../translations/en';
import { sw } from '../translations/sw';

const text = localized(en, sw);
const { artworks, artwork, artworksOf } = artworkApi.endpoints;
const reads = [{ name: 'artworks', url: callOf(artworks).url }];

/** The gallery's manifest for shell and gateway. */
export const manifest = defineManifest({
  routes: [
    {
      path: '/art',
      frame: 'public',
      title: text('gallery.title'),
      indexed: true,
      drawn: true,
      calls: [callOf(artworks)],
    },
    {
      path: '/art/:id',
      frame: 'public',
      title: { en: 'Artwork', sw: 'Kazi ya Sanaa' },
      indexed: true,
      drawn: true,
      calls: [callOf(artwork, numberFromPath('id'))],
      reads,
    },
    {
      path: '/artist/:artistName',
      frame: 'public',
      title: { en: 'Artist', sw: 'Msanii' },
      indexed: true,
      drawn: true,
      calls: [callOf(artworksOf, fromPath('artistName'))],
      reads,
    },
  ],
  navigation: [
    { area: 'main', to: '/art', text: { en: 'Gallery', sw: 'Nyumba ya Sanaa' }, order: 40 },
    { area: 'explore', to: '/art', text: { en: 'Gallery', sw: 'Nyumba ya Sanaa' }, order: 10 },
  ],
  parts: [{ name: 'ArtPreview', calls: [callOf(artworks)] }],
});
