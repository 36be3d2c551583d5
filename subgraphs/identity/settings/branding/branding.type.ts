import { Field, InputType, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BrandingRow } from './branding.entity.js';

@ObjectType({ description: 'Guest portal branding: how guests see their host.' })
export class Branding {
  @Field(() => String, { nullable: true, description: 'Name shown at the top of the portal.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Accent color, `#rrggbb`.' })
  color!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Logo as a `data:` URL.' })
  logo!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: "Email address for guests' questions." })
  email!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: "Phone number for guests' questions." })
  phone!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'URL of your privacy notice.' })
  privacyUrl!: string | null;
}

@InputType({ description: 'Branding to set. Omitted fields keep their value; `null` clears a field.' })
export class BrandingInput {
  @Field(() => String, { nullable: true, description: 'Name, up to 100 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Accent color, `#rrggbb`.' })
  color?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'PNG, JPEG or WebP image, up to 100 kB, in base64, with or without the `data:` prefix.',
  })
  logo?: string | null;

  @Field(() => String, { nullable: true, description: "Email address for guests' questions." })
  email?: string | null;

  @Field(() => String, { nullable: true, description: "Phone number with country code, for guests' questions." })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'URL of your privacy notice, `https://` or `http://`.' })
  privacyUrl?: string | null;
}

type Shown = Pick<BrandingRow, 'name' | 'color' | 'logo' | 'logoType' | 'email' | 'phone' | 'privacyUrl'>;

const NONE: Branding = { name: null, color: null, logo: null, email: null, phone: null, privacyUrl: null };

export function shownBranding(row: Shown | null): Branding {
  if (!row) return NONE;
  const { name, color, logo, logoType, email, phone, privacyUrl } = row;
  return { name, color, logo: logo && `data:${logoType};base64,${logo}`, email, phone, privacyUrl };
}
