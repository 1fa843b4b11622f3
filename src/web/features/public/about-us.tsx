import { promisedDays } from '#domain/review-promise.ts'
import { TextLink } from '#web/entities/link.tsx'
import { CallToAction } from './call-to-action.tsx'
import { NumberedSteps, PageHead, PageSection, Paragraph, Points } from './story.tsx'

/** A document that passes three desks and returns with a tick. */
const desks = (
  <>
    <path d="M30 120h72M36 120v36m60-36v36M124 120h72M130 120v36m60-36v36M218 120h72M224 120v36m60-36v36" />
    <path d="M52 112V82h28l8 8v22zM62 94h10M62 102h16" />
    <path d="M146 112V82h28l8 8v22zM156 94h10" />
    <path d="M156 102h16" strokeDasharray="3 6" />
    <path data-accent d="M240 112V82h28l8 8v22zM250 98l5 5 10-10" />
    <path d="M72 66c8-26 70-26 82 0m-9-3 9 3 3-9M166 66c8-26 70-26 82 0m-9-3 9 3 3-9" />
    <path data-accent d="M258 66c0-44-186-50-196 0m-5-8 5 8 8-5" strokeDasharray="3 6" />
  </>
)

const review = [
  {
    name: 'Preparation',
    text: 'Your product codes, your provider code and the templates of your messages are set up and checked.',
  },
  {
    name: 'Technical review',
    text: 'Your product codes are tested with real calls of the sandbox. The report lists each call and its answer.',
  },
  {
    name: 'Business review',
    text: 'We check your company, your document and your service. When we approve, your project is live and your addresses become active at once.',
  },
  {
    name: 'Or a rejection, with a reason',
    text: 'Every rejection has a comment. Correct what it names and submit again; your other entries are kept.',
  },
]

export function AboutUs() {
  return (
    <>
      <PageHead
        title="Operator billing for developers and content partners"
        lead="Content partners and developers use the open platform to charge a subscriber’s phone bill and to send messages to any phone."
        drawing={desks}
      />
      <PageSection title="What we do">
        <Paragraph>
          We run one API for several operators, a sandbox that behaves like it, and this portal for projects, keys,
          documentation, reviews and figures. You build one integration and choose its operators in a form.
        </Paragraph>
        <Paragraph>
          We do not build your service, sell your content or know your customers. A user token tells us only that the
          subscriber confirmed the number to you.
        </Paragraph>
      </PageSection>
      <PageSection
        title="Who reviews your project"
        note="Three reviews come between your application and your first live charge."
      >
        <NumberedSteps steps={review} />
      </PageSection>
      <PageSection title="What we promise">
        <Points>
          <li>You hear from us within {promisedDays} business days of your application.</li>
          <li>Every answer of the API carries a result code, and the documentation lists all of them.</li>
          <li>Every step of a review is recorded, with who took it and when.</li>
          <li>Your secrets and those of your customers are masked before a call is written to the log.</li>
        </Points>
      </PageSection>
      <PageSection title="How we write">
        <Paragraph>
          The documentation, the sandbox, the portal and this site are built from the same specification files. Tests
          compare the limits, price ranges and results that they name with these files or with the code. The file of the
          payment API is public: see <TextLink to="/resources">Resources</TextLink>.
        </Paragraph>
      </PageSection>
      <CallToAction title="Have a service in mind?" note="Try it in the sandbox, or tell us about it first." />
    </>
  )
}
