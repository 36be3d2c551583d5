import express, { type Request, type Response, type Router } from 'express';
import { Failure } from '#kit/failure.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { formToken, hashToken, newToken } from '../../sessions/session-cookie.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import { readForm, textsOf } from '../forms/read-form.js';
import { wordsOf } from '../page-language.js';
import { sendPage } from '../send-page.js';
import { type ChangeShown, type OwnAccount, accountPage } from '#web/sign-in/account-page.js';
import { oldFormPage } from '#web/sign-in/sign-in-page.js';
import { type SignInParts, askerOf, goOn, isOwnForm, refuseMore } from './sign-in-routes.js';

const OWN_ACCOUNT = /* GraphQL */ `
  query OwnAccount {
    signedIn {
      role
      person {
        name
        email
        lastLoginAt
      }
    }
    me {
      name
      email
      lastLoginAt
    }
    listings(size: 1) {
      total
    }
    reservations(size: 1) {
      total
    }
    accounts(size: 1) {
      total
    }
    mySessions {
      id
      browser
      network
      createdAt
      lastSeenAt
      isCurrent
    }
  }
`;

const CHANGE = /* GraphQL */ `
  mutation ChangePassword($input: PasswordChangeInput!) {
    changePassword(input: $input) {
      state
      retryAfter
    }
  }
`;

const END = /* GraphQL */ `
  mutation EndSession($id: ID!) {
    endSession(input: { id: $id }) {
      isEnded
      userErrors {
        code
        message
        field
        rule
      }
    }
  }
`;

const END_OTHERS = /* GraphQL */ `
  mutation EndOtherSessions {
    endOtherSessions {
      endedSessions
      userErrors {
        code
        message
        field
        rule
      }
    }
  }
`;

export interface AccountParts extends SignInParts {
  graph: Graph;
}

interface Changed {
  changePassword: { state: 'taken' | 'refused' | 'limited'; retryAfter: number | null };
}

/** `/account`: the signed-in user's account, sessions and password. */
export function accountRoutes(parts: AccountParts): Router {
  const { cookies, identity, graph, trust } = parts;
  const show = async (response: Response, viewer: Viewer, session: string, change: ChangeShown): Promise<void> => {
    const { data, errors } = await graph(OWN_ACCOUNT, {}, viewer);
    const [error] = errors;
    if (error || !data) throw new Failure(error?.code ?? 'UNAVAILABLE', error?.message ?? 'The graph did not respond.');
    sendPage(response, accountPage(wordsOf(response), data as unknown as OwnAccount, formToken(session), change));
  };
  const change = async (request: Request, response: Response, viewer: Viewer, session: string): Promise<void> => {
    if (!isOwnForm(request, session, parts.isOwnOrigin)) return sendPage(response, oldFormPage(wordsOf(response)));
    const { oldPassword = '', newPassword = '' } = textsOf(request.body);
    const next = newToken();
    const browser = cookies.browser.read(request);
    const input = {
      oldPassword,
      newPassword,
      tokenHash: hashToken(session),
      nextTokenHash: hashToken(next),
      browserHash: browser && hashToken(browser),
    };
    try {
      const asker = askerOf(request, response, trust);
      const { changePassword } = await askSubgraph<Changed>(identity, CHANGE, { input }, asker);
      if (changePassword.state === 'limited') return refuseMore(response, changePassword.retryAfter);
      if (changePassword.state === 'refused') return show(response, viewer, session, { state: 'refused' });
      cookies.session.send(response, next);
      return show(response, viewer, next, { state: 'changed' });
    } catch (error) {
      if (!(error instanceof Failure) || !error.details) throw error;
      return show(response, viewer, session, { state: 'bad', problem: error.details[0]! });
    }
  };
  const signedIn =
    (work: Work) =>
    async (request: Request, response: Response): Promise<void> => {
      const viewer = await parts.userOf(request, response);
      const session = cookies.session.read(request);
      if (!viewer || !session) return goOn(response, '/sign-in');
      return work(request, response, viewer, session);
    };
  const look = signedIn((_request, response, viewer, session) => show(response, viewer, session, { state: 'none' }));
  const takeChange = signedIn(change);
  const takeEnd = signedIn(sessionEnder(parts));
  const router = express.Router();
  router.get('/account', (request, response, next) => void look(request, response).catch(next));
  router.post('/account/sessions', readForm, (request, response, next) => {
    takeEnd(request, response).catch(next);
  });
  router.post('/account/password', readForm, (request, response, next) => {
    takeChange(request, response).catch((error: unknown) => {
      // The session ended between the check and the change.
      if (error instanceof Failure && error.code === 'UNAUTHENTICATED') goOn(response, '/sign-in');
      else next(error);
    });
  });
  return router;
}

type Work = (request: Request, response: Response, viewer: Viewer, session: string) => Promise<void>;

/** Ends the session that the form names, or all other sessions if it names none. */
function sessionEnder({ graph, trust, isOwnOrigin }: AccountParts): Work {
  return async (request, response, viewer, session) => {
    if (!isOwnForm(request, session, isOwnOrigin)) return sendPage(response, oldFormPage(wordsOf(response)));
    const { id } = textsOf(request.body);
    const asked = { ...viewer, ...askerOf(request, response, trust) };
    const { errors } = id ? await graph(END, { id }, asked) : await graph(END_OTHERS, {}, asked);
    const [error] = errors;
    if (error) throw new Failure(error.code ?? 'UNAVAILABLE', error.message);
    goOn(response, '/account#sessions');
  };
}
