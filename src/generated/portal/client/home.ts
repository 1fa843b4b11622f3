// Generated from openapi/portal/home.yaml. Do not edit: change the specification and run `npm run generate`.
import type {
  CaptchaChallenge
} from '../model/captchaChallenge.ts';

import type {
  ContactRequest
} from '../model/contactRequest.ts';

import type {
  Done
} from '../model/done.ts';

import { http } from '#web/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getGetCaptchaChallengeUrl = () => {




  return `/portal/home/captcha`
}

/**
 * A small computation for the browser. Its solution is the contact form's captcha_token, valid for 10 minutes and one
 * message.
 * @summary Get a captcha challenge
 */
export const getCaptchaChallenge = async ( options?: Parameters<typeof http>[1]): Promise<CaptchaChallenge> => {

  return http<CaptchaChallenge>(getGetCaptchaChallengeUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getSubmitContactUrl = () => {




  return `/portal/home/contactUs`
}

/**
 * The message goes to the platform team, who reply by email.
 * @summary Send a message
 */
export const submitContact = async (contactRequest: ContactRequest, options?: Parameters<typeof http>[1]): Promise<Done> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Done>(getSubmitContactUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactRequest)
  }
);}



