import type { Capability } from '../providers/lookup.js';
import { EducationResolver } from './education/education.resolver.js';
import { EmailFactsResolver } from './email-facts.resolver.js';
import { EmailResolver } from './email.resolver.js';
import { emailSettings } from './settings.js';
import { emailSources } from './sources.js';

export const email = {
  ...emailSources,
  name: 'email',
  settings: emailSettings,
  resolvers: [EmailResolver, EmailFactsResolver, EducationResolver],
} satisfies Capability;
