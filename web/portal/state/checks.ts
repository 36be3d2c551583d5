import type { Task } from './question.js';

/** Screens that ask for the consent to a check, which the guest may refuse. */
const CHECKS = ['BackgroundCheck', 'CreditCheck'];

export const isCheck = ({ screen }: Pick<Task, 'screen'>): boolean => CHECKS.includes(screen);
