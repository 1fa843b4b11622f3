import type { Calendar, WorkingDays } from './business-days.ts'

// The countries of the operators in GET /portal/configs. Holidays that a government announces year by year are entered once
// they are announced: until then a promise can fall on such a day.

type Holidays = WorkingDays['holidays']

/** '2026-05-31 Vesak Day', one a line. */
const listOf = (text: string): Holidays =>
  Array.from(text.matchAll(/(\d{4}-\d\d-\d\d) (.+)/g), ([, date = '', name = '']) => ({ date, name }))

// 2026: the list of the Ministry of Manpower of 16 June 2025, compared with theindependent.sg and malaymail.com. A holiday on a
// Sunday moves to the next working day: Holidays Act 1998, section 4. 2027: the dates that the calendar fixes, not compared
// with a list of the ministry; calendars differ on Deepavali. Hari Raya Puasa and Hari Raya Haji are to be announced.
const singapore = listOf(`
  2026-01-01 New Year's Day
  2026-02-17 Chinese New Year
  2026-02-18 Chinese New Year
  2026-03-21 Hari Raya Puasa
  2026-04-03 Good Friday
  2026-05-01 Labour Day
  2026-05-27 Hari Raya Haji
  2026-05-31 Vesak Day
  2026-06-01 Vesak Day (substitute)
  2026-08-09 National Day
  2026-08-10 National Day (substitute)
  2026-11-08 Deepavali
  2026-11-09 Deepavali (substitute)
  2026-12-25 Christmas Day
  2027-01-01 New Year's Day
  2027-02-06 Chinese New Year
  2027-02-07 Chinese New Year
  2027-02-08 Chinese New Year (substitute)
  2027-03-26 Good Friday
  2027-05-01 Labour Day
  2027-05-20 Vesak Day
  2027-08-09 National Day
  2027-10-28 Deepavali
  2027-12-25 Christmas Day
`)

// The days on which financial institutions close. 2 January 2026: the Bank of Thailand's announcement of November 2024, compared
// with thansettakij.com of 27 November 2024. The other days are those of each year's list, with the Buddhist ones by the lunar
// calendar; they were not compared with the lists for 2026 and 2027. A holiday on a weekend moves to the next working day.
const thailand = listOf(`
  2026-01-01 New Year's Day
  2026-01-02 Special bank holiday
  2026-03-03 Makha Bucha Day
  2026-04-06 Chakri Memorial Day
  2026-04-13 Songkran Festival
  2026-04-14 Songkran Festival
  2026-04-15 Songkran Festival
  2026-05-01 National Labour Day
  2026-05-04 Coronation Day
  2026-05-31 Visakha Bucha Day
  2026-06-01 Visakha Bucha Day (substitute)
  2026-06-03 Queen Suthida's Birthday
  2026-07-28 King Vajiralongkorn's Birthday
  2026-07-29 Asarnha Bucha Day
  2026-08-12 Queen Sirikit's Birthday and Mother's Day
  2026-10-13 King Bhumibol Memorial Day
  2026-10-23 King Chulalongkorn Memorial Day
  2026-12-05 King Bhumibol's Birthday and Father's Day
  2026-12-07 King Bhumibol's Birthday (substitute)
  2026-12-10 Constitution Day
  2026-12-31 New Year's Eve
  2027-01-01 New Year's Day
  2027-02-21 Makha Bucha Day
  2027-02-22 Makha Bucha Day (substitute)
  2027-04-06 Chakri Memorial Day
  2027-04-13 Songkran Festival
  2027-04-14 Songkran Festival
  2027-04-15 Songkran Festival
  2027-05-01 National Labour Day
  2027-05-03 National Labour Day (substitute)
  2027-05-04 Coronation Day
  2027-05-20 Visakha Bucha Day
  2027-06-03 Queen Suthida's Birthday
  2027-07-18 Asarnha Bucha Day
  2027-07-19 Asarnha Bucha Day (substitute)
  2027-07-28 King Vajiralongkorn's Birthday
  2027-08-12 Queen Sirikit's Birthday and Mother's Day
  2027-10-13 King Bhumibol Memorial Day
  2027-10-23 King Chulalongkorn Memorial Day
  2027-10-25 King Chulalongkorn Memorial Day (substitute)
  2027-12-05 King Bhumibol's Birthday and Father's Day
  2027-12-06 King Bhumibol's Birthday (substitute)
  2027-12-10 Constitution Day
  2027-12-31 New Year's Eve
`)

// 2026: Proclamation No. 1006, s. 2025, regular holidays and special (non-working) days, compared with cebudailynews.inquirer.net;
// Eid'l Fitr and Eid'l Adha (Proclamation No. 1264, s. 2026) compared with mb.com.ph of 12 March and 22 May 2026. 2027: the days
// that Republic Acts 9492 and 10966 fix; the proclamation for the year adds to them.
const philippines = listOf(`
  2026-01-01 New Year's Day
  2026-02-17 Chinese New Year
  2026-03-20 Eid'l Fitr
  2026-04-02 Maundy Thursday
  2026-04-03 Good Friday
  2026-04-04 Black Saturday
  2026-04-09 Araw ng Kagitingan
  2026-05-01 Labor Day
  2026-05-27 Eid'l Adha
  2026-06-12 Independence Day
  2026-08-21 Ninoy Aquino Day
  2026-08-31 National Heroes Day
  2026-11-01 All Saints' Day
  2026-11-02 All Souls' Day
  2026-11-30 Bonifacio Day
  2026-12-08 Feast of the Immaculate Conception of Mary
  2026-12-24 Christmas Eve
  2026-12-25 Christmas Day
  2026-12-30 Rizal Day
  2026-12-31 Last Day of the Year
  2027-01-01 New Year's Day
  2027-03-25 Maundy Thursday
  2027-03-26 Good Friday
  2027-04-09 Araw ng Kagitingan
  2027-05-01 Labor Day
  2027-06-12 Independence Day
  2027-08-21 Ninoy Aquino Day
  2027-08-30 National Heroes Day
  2027-11-01 All Saints' Day
  2027-11-30 Bonifacio Day
  2027-12-08 Feast of the Immaculate Conception of Mary
  2027-12-25 Christmas Day
  2027-12-30 Rizal Day
  2027-12-31 Last Day of the Year
`)

export const workingDays: WorkingDays[] = [
  { country: 'Singapore', timeZone: 'Asia/Singapore', holidays: singapore },
  { country: 'Thailand', timeZone: 'Asia/Bangkok', holidays: thailand },
  { country: 'Philippines', timeZone: 'Asia/Manila', holidays: philippines },
]

/** An application without an operator of a known country, for instance one that is not submitted. */
const noCountry: Calendar = { timeZone: 'UTC', holidays: [] }

export function calendarOfCountry(country: string | null | undefined): Calendar {
  return workingDays.find((each) => each.country === country) ?? noCountry
}
