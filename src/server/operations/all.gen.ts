// Generated from openapi/portal.yaml, openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

import type { OperationHandlers } from '#server/operation.ts'
import { signUp } from './identity/sign-up.ts'
import { signIn } from './identity/sign-in.ts'
import { accountAction } from './identity/account-action.ts'
import { refreshSession } from './identity/refresh-session.ts'
import { signOut } from './identity/sign-out.ts'
import { getUserRole } from './identity/get-user-role.ts'
import { getSignInOptions } from './single-sign-on/get-sign-in-options.ts'
import { startSingleSignOn } from './single-sign-on/start-single-sign-on.ts'
import { finishSingleSignOn } from './single-sign-on/finish-single-sign-on.ts'
import { requestOtp } from './identity/request-otp.ts'
import { verifyOtp } from './identity/verify-otp.ts'
import { getSignInWays } from './second-step/get-sign-in-ways.ts'
import { verifySecondStep } from './second-step/verify-second-step.ts'
import { startPasskeySignIn } from './second-step/start-passkey-sign-in.ts'
import { listProjects } from './projects/list-projects.ts'
import { createProject } from './projects/create-project.ts'
import { getProject } from './projects/get-project.ts'
import { addIpAddresses } from './projects/add-ip-addresses.ts'
import { removeIpAddress } from './projects/remove-ip-address.ts'
import { generateKey } from './keys/generate-key.ts'
import { requestLiveKeyOtp } from './keys/request-live-key-otp.ts'
import { revokeKey } from './keys/revoke-key.ts'
import { listAgentTokens } from './agent-tokens/list-agent-tokens.ts'
import { createAgentToken } from './agent-tokens/create-agent-token.ts'
import { revokeAgentToken } from './agent-tokens/revoke-agent-token.ts'
import { submitGoLive } from './go-live/submit-go-live.ts'
import { getGoLiveDraft } from './go-live/get-go-live-draft.ts'
import { saveGoLiveDraft } from './go-live/save-go-live-draft.ts'
import { downloadGoLiveDocument } from './go-live/download-go-live-document.ts'
import { uploadGoLiveDocument } from './go-live/upload-go-live-document.ts'
import { getProgress } from './progress/get-progress.ts'
import { listEndings } from './endings/list-endings.ts'
import { withdrawProject } from './progress/withdraw-project.ts'
import { listSubmissions } from './submissions/list-submissions.ts'
import { getSubmission } from './submissions/get-submission.ts'
import { compareSubmissions } from './submissions/compare-submissions.ts'
import { listCalls } from './calls/list-calls.ts'
import { getCall } from './calls/get-call.ts'
import { exportCalls } from './calls/export-calls.ts'
import { listMessages } from './calls/list-messages.ts'
import { getReadiness } from './readiness/get-readiness.ts'
import { listWishedProductCodes } from './readiness/list-wished-product-codes.ts'
import { saveWishedProductCodes } from './readiness/save-wished-product-codes.ts'
import { listProjectNotes } from './notes/list-project-notes.ts'
import { answerNote } from './notes/answer-note.ts'
import { markNoteDone } from './notes/mark-note-done.ts'
import { relateField } from './notes/relate-field.ts'
import { unrelateField } from './notes/unrelate-field.ts'
import { listThreadMessages } from './thread/list-thread-messages.ts'
import { addThreadMessage } from './thread/add-thread-message.ts'
import { getOrganisation } from './organisation/get-organisation.ts'
import { saveOrganisation } from './organisation/save-organisation.ts'
import { requestBankOtp } from './organisation/request-bank-otp.ts'
import { downloadOrganisationDocument } from './organisation/download-organisation-document.ts'
import { uploadOrganisationDocument } from './organisation/upload-organisation-document.ts'
import { getUser } from './user/get-user.ts'
import { updateUser } from './user/update-user.ts'
import { changePassword } from './user/change-password.ts'
import { listSessions } from './user/list-sessions.ts'
import { revokeSession } from './user/revoke-session.ts'
import { confirmPassword } from './second-step/confirm-password.ts'
import { getSecondStep } from './second-step/get-second-step.ts'
import { saveSecondStep } from './second-step/save-second-step.ts'
import { confirmAuthenticatorApp } from './second-step/confirm-authenticator-app.ts'
import { startAuthenticatorApp } from './second-step/start-authenticator-app.ts'
import { removeAuthenticatorApp } from './second-step/remove-authenticator-app.ts'
import { addPasskey } from './second-step/add-passkey.ts'
import { startPasskey } from './second-step/start-passkey.ts'
import { renamePasskey } from './second-step/rename-passkey.ts'
import { removePasskey } from './second-step/remove-passkey.ts'
import { createRecoveryCodes } from './second-step/create-recovery-codes.ts'
import { listNotifications } from './notifications/list-notifications.ts'
import { markNotificationsRead } from './notifications/mark-notifications-read.ts'
import { getNotificationPreferences } from './notifications/get-notification-preferences.ts'
import { saveNotificationPreferences } from './notifications/save-notification-preferences.ts'
import { streamNotifications } from './notifications/stream-notifications.ts'
import { getRateCard } from './reference/get-rate-card.ts'
import { getConfigs } from './reference/get-configs.ts'
import { callTryOutHost } from './try-out/call-try-out-host.ts'
import { listTryOutHosts } from './try-out/list-try-out-hosts.ts'
import { listTransactions } from './transactions/list-transactions.ts'
import { getProjectTransactions } from './transactions/get-project-transactions.ts'
import { searchArticles } from './resources/search-articles.ts'
import { getArticle } from './resources/get-article.ts'
import { getCaptchaChallenge } from './home/get-captcha-challenge.ts'
import { submitContact } from './home/submit-contact.ts'
import { vpnCheck } from './access/vpn-check.ts'
import { listPendingProjects } from './review/list-pending-projects.ts'
import { listProjectsByStatus } from './review/list-projects-by-status.ts'
import { searchProjects } from './review/search-projects.ts'
import { listPartnerProjects } from './partners/list-partner-projects.ts'
import { listPartners } from './partners/list-partners.ts'
import { getPartner } from './partners/get-partner.ts'
import { downloadPartnerDocument } from './partners/download-partner-document.ts'
import { getApiChanges } from './api-changes/get-api-changes.ts'
import { getAdminProject } from './review/get-admin-project.ts'
import { recordReviewView } from './review/record-review-view.ts'
import { approveProject } from './review/approve-project.ts'
import { rejectProject } from './review/reject-project.ts'
import { techApproveProject } from './validation/tech-approve-project.ts'
import { sendBackProject } from './validation/send-back-project.ts'
import { suspendProject } from './review/suspend-project.ts'
import { reinstateProject } from './review/reinstate-project.ts'
import { submitForTechApproval } from './preparation/submit-for-tech-approval.ts'
import { addProductCode } from './preparation/add-product-code.ts'
import { deleteProductCode } from './preparation/delete-product-code.ts'
import { saveProviderCode } from './preparation/save-provider-code.ts'
import { addSmsTemplate } from './preparation/add-sms-template.ts'
import { updateSmsTemplate } from './preparation/update-sms-template.ts'
import { deleteSmsTemplate } from './preparation/delete-sms-template.ts'
import { getProjectReadiness } from './readiness/get-project-readiness.ts'
import { listProjectWishes } from './readiness/list-project-wishes.ts'
import { startProductTests } from './validation/start-product-tests.ts'
import { getTestResults } from './validation/get-test-results.ts'
import { downloadTestReport } from './validation/download-test-report.ts'
import { downloadProjectDocument } from './review/download-project-document.ts'
import { listAuditEvents } from './review/list-audit-events.ts'
import { listReviewFields } from './notes/list-review-fields.ts'
import { listReviewNotes } from './notes/list-review-notes.ts'
import { openReviewNote } from './notes/open-review-note.ts'
import { settleReviewNote } from './notes/settle-review-note.ts'
import { openFailedTestNotes } from './notes/open-failed-test-notes.ts'
import { requestChanges } from './notes/request-changes.ts'
import { listReviewMessages } from './thread/list-review-messages.ts'
import { addReviewMessage } from './thread/add-review-message.ts'
import { listProjectSubmissions } from './submissions/list-project-submissions.ts'
import { getProjectSubmission } from './submissions/get-project-submission.ts'
import { compareProjectSubmissions } from './submissions/compare-project-submissions.ts'
import { downloadSubmissionDocument } from './submissions/download-submission-document.ts'

export const operations = {
  signUp,
  signIn,
  accountAction,
  refreshSession,
  signOut,
  getUserRole,
  getSignInOptions,
  startSingleSignOn,
  finishSingleSignOn,
  requestOtp,
  verifyOtp,
  getSignInWays,
  verifySecondStep,
  startPasskeySignIn,
  listProjects,
  createProject,
  getProject,
  addIpAddresses,
  removeIpAddress,
  generateKey,
  requestLiveKeyOtp,
  revokeKey,
  listAgentTokens,
  createAgentToken,
  revokeAgentToken,
  submitGoLive,
  getGoLiveDraft,
  saveGoLiveDraft,
  downloadGoLiveDocument,
  uploadGoLiveDocument,
  getProgress,
  listEndings,
  withdrawProject,
  listSubmissions,
  getSubmission,
  compareSubmissions,
  listCalls,
  getCall,
  exportCalls,
  listMessages,
  getReadiness,
  listWishedProductCodes,
  saveWishedProductCodes,
  listProjectNotes,
  answerNote,
  markNoteDone,
  relateField,
  unrelateField,
  listThreadMessages,
  addThreadMessage,
  getOrganisation,
  saveOrganisation,
  requestBankOtp,
  downloadOrganisationDocument,
  uploadOrganisationDocument,
  getUser,
  updateUser,
  changePassword,
  listSessions,
  revokeSession,
  confirmPassword,
  getSecondStep,
  saveSecondStep,
  confirmAuthenticatorApp,
  startAuthenticatorApp,
  removeAuthenticatorApp,
  addPasskey,
  startPasskey,
  renamePasskey,
  removePasskey,
  createRecoveryCodes,
  listNotifications,
  markNotificationsRead,
  getNotificationPreferences,
  saveNotificationPreferences,
  streamNotifications,
  getRateCard,
  getConfigs,
  callTryOutHost,
  listTryOutHosts,
  listTransactions,
  getProjectTransactions,
  searchArticles,
  getArticle,
  getCaptchaChallenge,
  submitContact,
  vpnCheck,
  listPendingProjects,
  listProjectsByStatus,
  searchProjects,
  listPartnerProjects,
  listPartners,
  getPartner,
  downloadPartnerDocument,
  getApiChanges,
  getAdminProject,
  recordReviewView,
  approveProject,
  rejectProject,
  techApproveProject,
  sendBackProject,
  suspendProject,
  reinstateProject,
  submitForTechApproval,
  addProductCode,
  deleteProductCode,
  saveProviderCode,
  addSmsTemplate,
  updateSmsTemplate,
  deleteSmsTemplate,
  getProjectReadiness,
  listProjectWishes,
  startProductTests,
  getTestResults,
  downloadTestReport,
  downloadProjectDocument,
  listAuditEvents,
  listReviewFields,
  listReviewNotes,
  openReviewNote,
  settleReviewNote,
  openFailedTestNotes,
  requestChanges,
  listReviewMessages,
  addReviewMessage,
  listProjectSubmissions,
  getProjectSubmission,
  compareProjectSubmissions,
  downloadSubmissionDocument,
} satisfies OperationHandlers
