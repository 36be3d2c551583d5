import { html } from '#web/pages/html.js';
import type { Page } from '#web/pages/page.js';
import { codeBlock, referencePage } from './reference-page.js';

const BODY = {
  id: '0192f7c4-5a1e-7c3b-9d2a-4be1c0a7d310',
  status: 'review',
  pms_status: 'CONFIRMED',
  guestportal_completed: true,
  reason: 'Please look at the block list.',
  type: 'verification.review',
  timestamp: '2030-01-15T09:30:00.000Z',
  event_id: '0192f7c5-0d3e-7a55-8c11-2f1f6a4c9b70',
  sequence: 42,
  user_id: '0192f7c0-11aa-7e0f-8a51-6d0c3f9be201',
};

const NODE = `import express from 'express';
import { Webhook } from 'standardwebhooks'; // npm install standardwebhooks

const webhook = new Webhook(process.env.WEBHOOK_SECRET); // whsec_…

express()
  .post('/hooks', express.raw({ type: '*/*' }), (request, response) => {
    let event;
    try {
      event = webhook.verify(request.body.toString('utf8'), request.headers);
    } catch {
      return response.sendStatus(400); // not ours, or older than five minutes
    }
    keepOnce(event.event_id, event); // the same event may come twice
    response.sendStatus(204);
  })
  .listen(8080);`;

const PYTHON = `import os
from flask import Flask, request
from standardwebhooks.webhooks import Webhook, WebhookVerificationError  # pip install standardwebhooks

app = Flask(__name__)
webhook = Webhook(os.environ["WEBHOOK_SECRET"])  # whsec_…

@app.post("/hooks")
def hooks():
    try:
        event = webhook.verify(request.get_data(as_text=True), dict(request.headers))
    except WebhookVerificationError:
        return "", 400
    keep_once(event["event_id"], event)
    return "", 204`;

const PHP = `<?php
require 'vendor/autoload.php'; // composer require standard-webhooks/standard-webhooks

use StandardWebhooks\\Exception\\WebhookVerificationException;
use StandardWebhooks\\Webhook;

$webhook = new Webhook(getenv('WEBHOOK_SECRET')); // whsec_…
$headers = array_change_key_case(getallheaders(), CASE_LOWER);
try {
    $event = $webhook->verify(file_get_contents('php://input'), $headers);
} catch (WebhookVerificationException $problem) {
    http_response_code(400);
    exit;
}
keep_once($event['event_id'], $event);
http_response_code(204);`;

/** What is posted, how it is told to be ours, and what a receiver should do. */
export function webhooksPage(): Page {
  const body = html`<p class="lead">
      One address for each category of events, registered with
      <a href="/docs/operations/postAccountsWebhooks"><code>POST /accounts/webhooks</code></a
      >. The first registration answers the signing secret, <code>whsec_…</code>.
    </p>
    <h2>What arrives</h2>
    <p>
      A POST with JSON: the record as REST answers it, and over it <code>type</code>, <code>timestamp</code>,
      <code>event_id</code>, <code>sequence</code> and <code>user_id</code>.
    </p>
    ${codeBlock(JSON.stringify(BODY, null, 2), 'Example of a body')}
    <h2>Is it ours?</h2>
    <p>
      Deliveries are signed as Standard Webhooks says: <code>webhook-id</code>, <code>webhook-timestamp</code> and
      <code>webhook-signature</code> (<code>v1,</code> and an HMAC-SHA256 in base64 of id, timestamp and body, joined by
      dots). Verify the bytes that came, before anything parses them. For a day after a rotation both secrets sign.
    </p>
    <h3>Node</h3>
    ${codeBlock(NODE, 'Verifying in Node')}
    <h3>Python</h3>
    ${codeBlock(PYTHON, 'Verifying in Python')}
    <h3>PHP</h3>
    ${codeBlock(PHP, 'Verifying in PHP')}
    <h2>Rules of a receiver</h2>
    <ul>
      <li>Answer with any 2xx within 15 seconds; do the work afterwards. Redirects are not followed.</li>
      <li>An event may come twice: pass over an <code>event_id</code> that you know.</li>
      <li>Order by <code>sequence</code>, which has no gaps within an account.</li>
      <li>
        Failures are tried again nine times, over three days. 410 ends it at once; five days without a success switch
        the registration off.
      </li>
      <li>
        After a long silence read on with <a href="/docs/operations/getEvents"><code>GET /events</code></a> from the
        last number that you have.
      </li>
    </ul>`;
  return referencePage('Webhooks', '/docs/webhooks', body);
}
