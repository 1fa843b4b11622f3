/** Services that can be built on the platform. They are examples: none of them is a customer, and none has a name. */
export const examples = [
  {
    name: 'A monthly music subscription',
    good: 'music',
    idea: 'The number is proven once, at sign-up. Every month the stored user token is charged; three days before, a message says so.',
    price: 'One product code per plan, for example the sandbox’s SGD 9.80',
    calls: [
      ['POST /v1/identities/otp', 'once, transaction type ASSOCIATION'],
      ['POST /v1/identities/customer/identity', 'once, keeps the token'],
      ['POST /v1/notification/sms', 'the reminder'],
      ['POST /v1/charges', 'each month, id “user and month”'],
    ],
    mind: 'A balance that is too low is a decline, not a failure: ask again after some days, with a new correlation id.',
  },
  {
    name: 'Levels of a phone game',
    good: 'game',
    idea: 'A player buys a level for the lowest price and goes on playing within seconds.',
    price: 'A low product code, for example THB 9.00',
    calls: [
      ['POST /v1/identities/otp', 'at the first purchase'],
      ['POST /v1/identities/customer/identity', 'at the first purchase'],
      ['POST /v1/charges', 'per level; AIS asks for a second code'],
      ['GET /v1/charges/{correlationId}', 'when the answer does not come in time'],
    ],
    mind: 'Unlock the level by what the charge says when read back, never by a timer: an answer can be lost although it was paid.',
  },
  {
    name: 'Parking by phone',
    good: 'parking',
    idea: 'A driver whose number was proven at the first visit chooses an hour, a half day or a day, and has the receipt on the same phone.',
    price: 'Three product codes, one per duration',
    calls: [
      ['POST /v1/charges', 'when the driver confirms'],
      ['POST /v1/notification/sms', 'the receipt'],
      ['POST /v1/charges/refund', 'when the barrier did not open'],
    ],
    mind: 'A charge has the price of its code. By-the-minute prices do not fit; steps do.',
  },
  {
    name: 'A day pass for a newspaper',
    good: 'newspaper',
    idea: 'One article is wanted now and a subscription is not. The pass is bought with the number and the code that is sent to it, and ends by itself.',
    price: 'A low product code, for example PHP 10.00',
    calls: [
      ['POST /v1/identities/otp', 'to the reader’s number'],
      ['POST /v1/identities/customer/identity', 'with the code the reader typed'],
      ['POST /v1/charges', 'at once, id “reader and day”'],
    ],
    mind: 'An id made of reader and day charges once, even when the reader taps twice.',
  },
  {
    name: 'Sign-in codes for your own service',
    good: 'code',
    idea: 'You only want to know that a number belongs to the person in front of you. No charge is made.',
    price: 'No product code is needed',
    calls: [
      ['POST /v1/identities/otp', 'your text around #PASSWORD#'],
      ['POST /v1/identities/customer/identity', 'a right code is a proven number'],
    ],
    mind: 'Five minutes and three tries per code; after the third the next one has to be sent.',
  },
] as const
