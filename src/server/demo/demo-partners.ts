import type { Environment } from '#domain/environments.ts'
import type { Place } from '#domain/workflow-step.ts'
import type { OperationIO } from '#generated/operations.ts'
import type { demoAccounts, demoPartnerEmails } from '#server/demo-accounts.ts'
import type { CompanyProfile } from '#server/repositories/organisations.ts'

// Demo data for every queue and list of the staff. Companies, people and banks are invented. Server addresses are public
// resolvers, as in the contract's examples, because a whitelist rejects the documentation networks.

type Application = OperationIO['submitGoLive']['body']['body']

export interface DemoProject {
  name: string
  description: string
  projectType: 1 | 2
  stage: Place
  /** Days since the submission; for a draft, since its creation. */
  days: number
  /** The business admin's comment on the last decision. */
  comment?: string
  /** The parts of the application that a rejection names. */
  changes?: OperationIO['rejectProject']['body']['changes']
  /** Generated keys. A later one of an environment replaces the earlier one. */
  keys?: { environment: Environment; daysAgo: number }[]
}

export interface DemoPartner {
  email: (typeof demoPartnerEmails)[number] | (typeof demoAccounts)[0]['email']
  person: Application['user']
  /** Undefined for a partner that has only signed up. */
  company?: Record<keyof CompanyProfile, string>
  bank?: Application['payment']
  providers: OperationIO['addProductCode']['body']['provider'][]
  locale: Application['project']['locale']
  addresses: string[]
  signedUp: number
  projects: DemoProject[]
}

export const demoPartners: DemoPartner[] = [
  {
    email: 'farah@tidewater.example',
    person: { salutation: 'Ms.', fullName: 'Farah Aziz', jobTitle: 'Managing Director', mobileNumber: '+65 80001201' },
    company: {
      name: 'Tidewater Media',
      website: 'https://tidewater.example',
      industry: 'News and magazines',
      details: 'Magazines and tide tables for people who live by the sea.',
      identityUen: '201804417D',
      address: '22 Keppel Quay, Singapore 098632',
      country: 'Singapore',
      hotlineNumber: '+65 60001200',
    },
    bank: { bankName: 'Harbour Bank', bankCode: '7171', branchCode: '014', accountNumber: '0140023871' },
    providers: ['STM'],
    locale: 'en-SG',
    addresses: ['8.8.4.4', '8.8.8.8'],
    signedUp: 190,
    projects: [
      {
        name: 'Tidewater Weekly',
        description: 'A magazine about the coast, by the week.',
        projectType: 1,
        stage: 'live',
        days: 121,
      },
      {
        name: 'Tide Tables Pro',
        description: 'High and low water for four hundred harbours.',
        projectType: 1,
        stage: 'technical',
        days: 4,
      },
      {
        name: 'Night Ferry',
        description: 'A serial in fifty chapters, bought one by one.',
        projectType: 2,
        stage: 'rejected',
        days: 33,
        comment: 'The registration document names another company. Please upload the one of Tidewater Media.',
        changes: ['document'],
      },
    ],
  },
  {
    email: 'somchai@paperkite.example',
    person: { salutation: 'Mr.', fullName: 'Somchai Rattana', jobTitle: 'Founder', mobileNumber: '+66 800012340' },
    company: {
      name: 'Paper Kite Studio',
      website: 'https://paperkite.example',
      industry: 'Games',
      details: 'Small games that end before the train arrives.',
      identityUen: '0105561004821',
      address: '88/4 Charoen Krung Road, Bangkok 10500',
      country: 'Thailand',
      hotlineNumber: '+66 20001234',
    },
    bank: { bankName: 'River Bank of Siam', bankCode: '088', branchCode: '0211', accountNumber: '2110457796' },
    providers: ['AIS'],
    locale: 'th-TH',
    addresses: ['9.9.9.9'],
    signedUp: 240,
    projects: [
      {
        name: 'Kite Festival',
        description: 'Build a kite, fly it, trade it.',
        projectType: 2,
        stage: 'live',
        days: 150,
      },
      {
        name: 'Monsoon Puzzles',
        description: 'A puzzle for every rainy day.',
        projectType: 1,
        stage: 'suspended',
        days: 96,
        comment: 'Complaints about charges without consent are being looked into.',
      },
      {
        name: 'Lantern Match',
        description: 'Three in a row, by candle light.',
        projectType: 2,
        stage: 'business',
        days: 9,
      },
    ],
  },
  {
    email: 'luz@corallearning.example',
    person: {
      salutation: 'Dr.',
      fullName: 'Luz Villanueva',
      jobTitle: 'Head of Learning',
      mobileNumber: '+63 9000012345',
    },
    company: {
      name: 'Coral Learning',
      website: 'https://corallearning.example',
      industry: 'Education',
      details: 'Lessons in reading and arithmetic for the first six years of school.',
      identityUen: 'CS201900713',
      address: '5 Kalayaan Avenue, Quezon City 1101',
      country: 'Philippines',
      hotlineNumber: '+63 280001234',
    },
    bank: { bankName: 'Bangko ng Dagat', bankCode: '5501', branchCode: '030', accountNumber: '0305519284' },
    providers: ['GLB'],
    locale: 'en-PH',
    addresses: ['1.1.1.1', '1.0.0.1'],
    signedUp: 160,
    projects: [
      {
        name: 'Coral Reader',
        description: 'A new story to read aloud every evening.',
        projectType: 1,
        stage: 'live',
        days: 88,
      },
      {
        name: 'Coral Exams',
        description: 'Past papers with worked answers.',
        projectType: 2,
        stage: 'preparation',
        days: 2,
      },
      { name: 'Coral Tutors', description: 'An hour with a teacher.', projectType: 2, stage: 'draft', days: 12 },
    ],
  },
  {
    email: 'anong@mekongcomics.example',
    person: { salutation: 'Mrs.', fullName: 'Anong Srisai', jobTitle: 'Publisher', mobileNumber: '+66 800056781' },
    company: {
      name: 'Mekong Comics',
      website: 'https://mekongcomics.example',
      industry: 'News and magazines',
      details: 'Comics from the river, weekly and in albums.',
      identityUen: '0435563000177',
      address: '19 Rim Khong Road, Nong Khai 43000',
      country: 'Thailand',
      hotlineNumber: '+66 42000567',
    },
    bank: { bankName: 'River Bank of Siam', bankCode: '088', branchCode: '0430', accountNumber: '4300091452' },
    providers: ['AIS'],
    locale: 'th-TH',
    addresses: ['149.112.112.112'],
    signedUp: 75,
    projects: [
      {
        name: 'Mekong Weekly',
        description: 'Twenty-four pages every Friday.',
        projectType: 1,
        stage: 'business',
        days: 11,
      },
      { name: 'Mekong Archive', description: 'Every album since 1998.', projectType: 1, stage: 'draft', days: 30 },
    ],
  },
  {
    email: 'paolo@sampaguitafit.example',
    person: {
      salutation: 'Mr.',
      fullName: 'Paolo Santiago',
      jobTitle: 'Chief Executive',
      mobileNumber: '+63 9000067890',
    },
    company: {
      name: 'Sampaguita Fit',
      website: 'https://sampaguitafit.example',
      industry: 'Health and fitness',
      details: 'Ten minutes of exercise a day, without equipment.',
      identityUen: 'CS202104590',
      address: '41 Session Road, Baguio 2600',
      country: 'Philippines',
      hotlineNumber: '+63 740006789',
    },
    bank: { bankName: 'Bangko ng Dagat', bankCode: '5501', branchCode: '082', accountNumber: '0820073316' },
    providers: ['GLB'],
    locale: 'en-PH',
    addresses: ['1.1.1.2'],
    signedUp: 60,
    projects: [
      {
        name: 'Sampaguita Steps',
        description: 'Counts steps and plants trees for them.',
        projectType: 1,
        stage: 'preparation',
        days: 1,
      },
      {
        name: 'Sampaguita Yoga',
        description: 'A course of thirty evenings.',
        projectType: 2,
        stage: 'rejected',
        days: 20,
        comment: 'The address on the list belongs to another company. Please list your own servers.',
        changes: ['addresses'],
      },
    ],
  },
  {
    email: 'weiling@orchardstories.example',
    person: { salutation: 'Ms.', fullName: 'Tan Wei Ling', jobTitle: 'Head of Product', mobileNumber: '+65 80007702' },
    company: {
      name: 'Orchard Stories',
      website: 'https://orchardstories.example',
      industry: 'Music and audio',
      details: 'Audio books read by the people who wrote them.',
      identityUen: '202012986W',
      address: '7 Cairnhill Circle, Singapore 229814',
      country: 'Singapore',
      hotlineNumber: '+65 60007700',
    },
    bank: { bankName: 'Harbour Bank', bankCode: '7171', branchCode: '003', accountNumber: '0030071165' },
    providers: ['STM', 'AIS'],
    locale: 'en-SG',
    addresses: ['208.67.222.222', '208.67.220.220'],
    signedUp: 130,
    projects: [
      { name: 'Orchard Audio', description: 'One audio book a month.', projectType: 1, stage: 'live', days: 70 },
      {
        name: 'Orchard Bedtime',
        description: 'Stories that get quieter towards the end.',
        projectType: 1,
        stage: 'technical',
        days: 6,
      },
      { name: 'Orchard Serials', description: 'A chapter every day.', projectType: 1, stage: 'changes', days: 8 },
      { name: 'Orchard Live', description: 'Readings as they happen.', projectType: 2, stage: 'business', days: 14 },
    ],
  },
  {
    email: 'nadia@fernway.example',
    person: { salutation: 'Ms.', fullName: 'Nadia Fern', jobTitle: 'Owner', mobileNumber: '+65 80009904' },
    providers: [],
    locale: 'en-SG',
    addresses: [],
    signedUp: 3,
    projects: [],
  },
]
