import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import type { IdentityContext } from '../../context.js';
import { NewSessionInput } from '../factors/factors.type.js';
import { PasswordAnswer } from '../sign-in/sign-in.type.js';
import { beginSingleSignOn } from './begin-single-sign-on.js';
import { finishSingleSignOn } from './finish-single-sign-on.js';
import { findSingleSignOn } from './settings/find-single-sign-on.js';
import { removeSingleSignOn, setSingleSignOn } from './settings/set-single-sign-on.js';
import { addSignInDomain, removeSignInDomain, verifySignInDomain } from './settings/sign-in-domains.js';
import { ShownSignInDomain, SingleSignOn, SingleSignOnInput } from './settings/single-sign-on.type.js';

const DOMAIN = { description: 'Domain name, such as `example.com`.' };
const BROWSER = { description: 'SHA-256 of the browser token, as hex.' };

@Resolver()
export class OidcResolver {
  @RequiresRole('owner')
  @Query(() => SingleSignOn, { description: 'Get the single sign-on settings (OpenID Connect) of your account.' })
  singleSignOn(@Ctx() context: IdentityContext) {
    return findSingleSignOn(context);
  }

  @RequiresRole('owner')
  @Mutation(() => SingleSignOn, { description: 'Set the OpenID Connect provider of your account.' })
  setSingleSignOn(
    @Arg('input', () => SingleSignOnInput, { description: 'Provider settings.' }) input: SingleSignOnInput,
    @Ctx() context: IdentityContext,
  ) {
    return setSingleSignOn(context, input);
  }

  @RequiresRole('owner')
  @Mutation(() => SingleSignOn, { description: 'Remove the OpenID Connect provider of your account.' })
  removeSingleSignOn(@Ctx() context: IdentityContext) {
    return removeSingleSignOn(context);
  }

  @RequiresRole('owner')
  @Mutation(() => ShownSignInDomain, {
    description: 'Add a domain to single sign-on. It takes effect once verified by a DNS record.',
  })
  addSignInDomain(@Arg('domain', () => String, DOMAIN) domain: string, @Ctx() context: IdentityContext) {
    return addSignInDomain(context, domain);
  }

  @RequiresRole('owner')
  @Mutation(() => ShownSignInDomain, { description: 'Verify a domain by looking up its DNS record.' })
  verifySignInDomain(@Arg('domain', () => String, DOMAIN) domain: string, @Ctx() context: IdentityContext) {
    return verifySignInDomain(context, domain);
  }

  @RequiresRole('owner')
  @ResultName('isRemoved')
  @Mutation(() => Boolean, {
    description: 'Remove a domain from single sign-on. Returns false if the domain was not configured.',
  })
  removeSignInDomain(@Arg('domain', () => String, DOMAIN) domain: string, @Ctx() context: IdentityContext) {
    return removeSignInDomain(context, domain);
  }

  @Directive('@inaccessible')
  @Mutation(() => String, {
    nullable: true,
    description:
      "Get the URL of the provider's sign-in page for an email address; null if single sign-on does not apply.",
  })
  beginSingleSignOn(
    @Arg('email', () => String, { description: 'Email address, as typed.' }) email: string,
    @Arg('browserHash', () => String, BROWSER) browserHash: string,
    @Ctx() context: IdentityContext,
  ) {
    return beginSingleSignOn(context, email, browserHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => PasswordAnswer, { description: 'Complete single sign-on after the provider redirects back.' })
  finishSingleSignOn(
    @Arg('query', () => String, { description: 'Query string of the redirect.' }) query: string,
    @Arg('browserHash', () => String, BROWSER) browserHash: string,
    @Arg('session', () => NewSessionInput, { description: 'The session to open.' }) session: NewSessionInput,
    @Ctx() context: IdentityContext,
  ) {
    return finishSingleSignOn(context, query, browserHash, session);
  }
}
