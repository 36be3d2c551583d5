import { IconHome } from '@tabler/icons-react';
import { useState } from 'react';
import { isPlaceholder } from '../../pages/placeholder-picture.js';
import './listing-picture.css';

interface ListingPictureProps {
  listing: { id: string; pictures: Record<'thumbnailUrl' | 'regularUrl' | 'largeUrl', string> };
  size: 'thumbnail' | 'regular';
}

/**
 * The picture of a listing, or a house. It comes from this service, which fetches it from the host: the page may request
 * no other origin.
 */
export function ListingPicture({ listing: { id, pictures }, size }: ListingPictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const address = `/listing-pictures/${encodeURIComponent(id)}/${size}`;
  const urls = [pictures.thumbnailUrl, pictures.regularUrl, pictures.largeUrl];
  const isKnown = urls.some((url) => !isPlaceholder(url)) && missing !== id;
  return (
    <span className={`listing-picture ${size}`} aria-hidden>
      {isKnown ? (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setMissing(id)} />
      ) : (
        <IconHome size={size === 'thumbnail' ? 16 : 24} stroke={1.5} />
      )}
    </span>
  );
}
