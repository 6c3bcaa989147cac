import { createContext, useContext } from 'react';
import { baseOf, type Surface } from '#rules/surface.ts';

/** The surface of the page, from its address: it never changes without a load. */
export const SurfaceContext = createContext<Surface>('full');

/**
 * The surface of the page; the community surface leaves wallet bot, prices and exchanges out
 * (docs/spec/site.md#17-inside-telegram).
 */
export function useSurface(): Surface {
  return useContext(SurfaceContext);
}

/** A page's address for a link that loads it anew; the router adds the base to its own links. */
export function useAddressOf(path: string): string {
  return baseOf(useSurface()) + path;
}

/** What a call adds to its query, where its answer depends on the surface. */
export function surfaceQuery(surface: Surface): { surface?: Surface } {
  return surface === 'full' ? {} : { surface };
}
