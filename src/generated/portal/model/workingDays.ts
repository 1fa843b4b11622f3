// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Holiday } from './holiday.ts';

/**
 * Business days of a country are Monday to Friday in its time zone, without its holidays.
 */
export interface WorkingDays {
  /** English name, as in PROVIDER. */
  country: string;
  /** Name of the time zone in the IANA database. */
  timeZone: string;
  /** Public holidays and their substitute days, in order. Years without an entry have not been announced. */
  holidays: Holiday[];
}
