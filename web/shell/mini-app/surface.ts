import { createContext, useContext } from 'react';
import { baseOf, type Surface } from '#rules/surface.ts';

/** The surface of the page, from its address: it never changes without a load. */
export const SurfaceContext = createContext<Surface>('full');

/**
 * The surface of the page; the community surface leaves out wallet bot, prices and exchanges
 * (docs/spec/site.md#17-inside-telegram).
 */
export function useSurface(): Surface {
  return useContext(SurfaceContext);
}

/** The address of a page for a link that reloads it; the router adds the base to its own links. */
export function useAddressOf(path: string): string {
  return baseOf(useSurface()) + path;
}

/** The query parameter for calls whose response depends on the surface. */
export function surfaceQuery(surface: Surface): { surface?: Surface } {
  return surface === 'full' ? {} : { surface };
}
