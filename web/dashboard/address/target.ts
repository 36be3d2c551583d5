import type { LinkProps, RegisteredRouter } from '@tanstack/react-router';

type Path = keyof RegisteredRouter['routesByPath'];

type TargetAt<To> = To extends string
  ? Pick<LinkProps<'a', RegisteredRouter, string, To>, 'to' | 'params' | 'search'>
  : never;

/** A page of the dashboard to link or go to, as `linkOptions` checks it. */
export type Target = TargetAt<Path>;
