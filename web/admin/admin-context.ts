import { createContext, useContext } from 'react';
import type { Viewer } from '#contract/session.ts';

/** Who works here. The server decides at each call what they may do; this is for what is shown. */
export const AdminContext = createContext<Viewer | null>(null);

export function useAdmin(): Viewer {
  const admin = useContext(AdminContext);
  if (admin === null) throw new Error('useAdmin needs the portal around it');
  return admin;
}
