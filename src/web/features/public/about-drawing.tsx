/** A sheet that goes over three desks and comes back with a tick. */
export const desks = (
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
