import { createContext, useContext } from 'react';
import type { Viewer } from '#contract/site/session.ts';

/** The signed-in administrator, for display. The server decides on each call what they may do. */
export const AdminContext = createContext<Viewer | null>(null);

export function useAdmin(): Viewer {
  const admin = useContext(AdminContext);
  if (admin === null) throw new Error('useAdmin needs the portal around it');
  return admin;
}
