import { createContext, useContext } from 'react';
import type { Role } from '../graph/answers.js';

const ORDER: Role[] = ['VIEWER', 'MANAGER', 'OWNER'];

/** The signed-in user's role. The graph enforces it; pages only hide what it would refuse. */
export const RoleContext = createContext<Role>('VIEWER');

export const reaches = (role: Role, least: Role) => ORDER.indexOf(role) >= ORDER.indexOf(least);

/** Whether the signed-in user has at least this role. */
export const useMay = (least: Role) => reaches(useContext(RoleContext), least);
