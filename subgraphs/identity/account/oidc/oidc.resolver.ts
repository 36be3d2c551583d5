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
import { SignInDomainType, SingleSignOn, SingleSignOnInput } from './settings/single-sign-on.type.js';

const DOMAIN = { description: 'The domain, such as `example.com`.' };
const BROWSER = { description: "SHA-256 of the browser's token, in hex." };

@Resolver()
export class OidcResolver {
  @RequiresRole('owner')
  @Query(() => SingleSignOn, { description: 'How people sign in to the own account by an OpenID Connect provider.' })
  singleSignOn(@Ctx() context: IdentityContext) {
    return findSingleSignOn(context);
  }

  @RequiresRole('owner')
  @Mutation(() => SingleSignOn, { description: 'Sets the OpenID Connect provider of the own account.' })
  setSingleSignOn(
    @Arg('input', () => SingleSignOnInput, { description: 'The provider.' }) input: SingleSignOnInput,
    @Ctx() context: IdentityContext,
  ) {
    return setSingleSignOn(context, input);
  }

  @RequiresRole('owner')
  @Mutation(() => SingleSignOn, { description: 'Removes the OpenID Connect provider of the own account.' })
  removeSingleSignOn(@Ctx() context: IdentityContext) {
    return removeSingleSignOn(context);
  }

  @RequiresRole('owner')
  @Mutation(() => SignInDomainType, { description: 'Adds a domain to single sign-on; a DNS record has to prove it.' })
  addSignInDomain(@Arg('domain', () => String, DOMAIN) domain: string, @Ctx() context: IdentityContext) {
    return addSignInDomain(context, domain);
  }

  @RequiresRole('owner')
  @Mutation(() => SignInDomainType, { description: 'Looks for the DNS record that proves a domain.' })
  verifySignInDomain(@Arg('domain', () => String, DOMAIN) domain: string, @Ctx() context: IdentityContext) {
    return verifySignInDomain(context, domain);
  }

  @RequiresRole('owner')
  @Mutation(() => Boolean, { description: 'Removes a domain from single sign-on; says whether it was there.' })
  removeSignInDomain(@Arg('domain', () => String, DOMAIN) domain: string, @Ctx() context: IdentityContext) {
    return removeSignInDomain(context, domain);
  }

  @Directive('@inaccessible')
  @Mutation(() => String, {
    nullable: true,
    description: "The provider's page for an address; null where it has none.",
  })
  beginSingleSignOn(
    @Arg('email', () => String, { description: 'The e-mail address, as it was typed.' }) email: string,
    @Arg('browserHash', () => String, BROWSER) browserHash: string,
    @Ctx() context: IdentityContext,
  ) {
    return beginSingleSignOn(context, email, browserHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => PasswordAnswer, { description: 'Signs in whoever comes back from the provider.' })
  finishSingleSignOn(
    @Arg('query', () => String, { description: 'The query that the browser came back with.' }) query: string,
    @Arg('browserHash', () => String, BROWSER) browserHash: string,
    @Arg('session', () => NewSessionInput, { description: 'The session to open.' }) session: NewSessionInput,
    @Ctx() context: IdentityContext,
  ) {
    return finishSingleSignOn(context, query, browserHash, session);
  }
}
