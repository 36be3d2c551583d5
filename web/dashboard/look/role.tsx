import { createContext, useContext } from 'react';
import type { Role } from '../graph/answers.js';

const ORDER: Role[] = ['VIEWER', 'MANAGER', 'OWNER'];

/** What whoever is signed in may do; the graph refuses the rest, so that pages only leave out what would be refused. */
export const RoleContext = createContext<Role>('VIEWER');

export const reaches = (role: Role, least: Role) => ORDER.indexOf(role) >= ORDER.indexOf(least);

/** Whether the role of whoever is signed in is at least this one. */
export const useMay = (least: Role) => reaches(useContext(RoleContext), least);
