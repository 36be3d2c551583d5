import { Field, InputType, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BrandingRow } from './branding.entity.js';

@ObjectType({ description: 'What guests know their host by, in the portal.' })
export class Branding {
  @Field(() => String, { nullable: true, description: 'The name that stands above the portal.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'The colour of its edge, `#rrggbb`.' })
  color!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'The logo as a `data:` address.' })
  logo!: string | null;
}

@InputType({ description: 'What is to be set; what is absent stays, null takes it away.' })
export class BrandingInput {
  @Field(() => String, { nullable: true, description: 'The name, up to 100 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'A colour, `#rrggbb`.' })
  color?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A PNG, JPEG or WebP of up to 100 kB in base64, with or without the `data:` prefix.',
  })
  logo?: string | null;
}

export function shownBranding(row: Pick<BrandingRow, 'name' | 'color' | 'logo' | 'logoType'> | null): Branding {
  if (!row) return { name: null, color: null, logo: null };
  const { name, color, logo, logoType } = row;
  return { name, color, logo: logo && `data:${logoType};base64,${logo}` };
}
