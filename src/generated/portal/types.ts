// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface components {
    schemas: {
        /** Sign In */
        SignInForm: {
            /**
             * Email
             * Format: email
             */
            username: string;
            /** Password */
            password: string;
        };
        /**
         * @description The exceptions of the sign-in screens. A failure with one of these codes shows the message of its answer; one with any
         *     other code, apart from UserNotFoundException and UserNotConfirmedException, shows 'Unable to complete the request at the
         *     moment. Please try again later.'
         * @enum {string}
         */
        SignInMessageCode: "CodeMismatchException" | "ExpiredCodeException" | "TooManyFailedAttemptsException" | "LimitExceededException" | "InvalidParameterException" | "NotAuthorizedException" | "code-mismatch" | "code-expired" | "code-locked" | "code-used" | "passkey-refused" | "set-up-expired" | "way-not-available" | "resend-too-soon" | "too-many-requests" | "not-signed-in" | "invalid-request";
        /** Sign Up */
        SignUpForm: {
            /**
             * Email
             * Format: email
             */
            email: string;
            /** Password */
            password: string;
            /** Confirm Password */
            confirmPassword: string;
        };
        /** Forgot password */
        ForgotPasswordForm: {
            /**
             * Email
             * Format: email
             */
            email: string;
        };
        /** Reset Password */
        ResetPasswordForm: {
            /**
             * Code
             * @description The 6 digits of the newest mail.
             */
            key: string;
            /** Password */
            password: string;
            /** Confirm Password */
            confirmPassword: string;
        };
        /** Change password */
        ChangePasswordForm: {
            /** Current password */
            currentPassword: string;
            /** New password */
            password: string;
            /** Confirm new password */
            confirmPassword: string;
        };
        RecoveryCodeForm: {
            /** Recovery code */
            code: string;
        };
        NewPasskeyForm: {
            /**
             * Name
             * Format: plain-text
             * @description Where you keep it, like Work laptop.
             */
            name: string;
        };
        OtpForm: {
            otp: components["schemas"]["OneTimeCode"];
        };
        /** Create Project */
        ProjectForm: {
            /** Project name */
            name: string;
            /**
             * Description
             * Format: plain-text
             */
            description: string;
            /**
             * Project type
             * @description An id of the PROJECT_TYPE list.
             */
            projectType: number;
            /**
             * Product
             * @description An id of the PRODUCT_TYPE list.
             */
            productType: number;
            /**
             * I agree that the service is not related to adult or erotic content, lotteries or gambling, betting tips, donations or loan services.
             * @constant
             */
            agreement: true;
        };
        /**
         * Whitelisted IPs
         * @description Addresses as a person types them; IpAddresses holds the rules of each.
         */
        IpAddressesForm: {
            ipAddresses: components["schemas"]["IpText"];
        };
        /**
         * Project
         * @description The project step as a person fills it in; GoLiveProject holds the rules of each address.
         */
        GoLiveProjectForm: {
            /**
             * Country
             * @description Operators whose subscribers are to be charged, by code.
             */
            providers: ("STM" | "AIS" | "GLB" | "ARTL" | "AIS2" | "AIS3" | "OPTUS3" | "MLT")[];
            /**
             * Locale
             * @description Language and country that the service speaks to its users in.
             * @enum {string}
             */
            locale: "en-SG" | "th-TH" | "en-PH" | "fil-PH";
            checks: components["schemas"]["GoLiveChecks"];
            ipAddresses: components["schemas"]["IpText"];
        };
        /**
         * Bank
         * @description The bank step as a person fills it in. The second account number is not sent.
         */
        GoLiveBank: {
            /**
             * Bank name
             * Format: plain-text
             */
            bankName: string;
            /**
             * Bank code
             * Format: plain-text
             */
            bankCode: string;
            /**
             * Branch code
             * Format: plain-text
             */
            branchCode: string;
            /**
             * Account number
             * Format: plain-text
             */
            accountNumber: string;
            /** Confirm account number */
            confirmAccountNumber: string;
        };
        /** Product */
        ProductCodeWish: {
            provider: components["schemas"]["ProductCodeOperator"];
            code: components["schemas"]["ProductCodeText"];
            description: components["schemas"]["ProductCodeName"];
            price: components["schemas"]["ProductCodePrice"];
        };
        /**
         * Profile
         * @description The profile page of staff as a person fills it in. The email is shown, and not sent.
         */
        UserForm: {
            /** Business email */
            readonly emailId?: string;
            /**
             * Salutation
             * @enum {string}
             */
            salutation?: "Mr." | "Mrs." | "Ms." | "Dr.";
            /**
             * Full name
             * Format: plain-text
             */
            fullName?: string;
            /**
             * Job title
             * Format: plain-text
             */
            jobTitle?: string;
            /**
             * Mobile number
             * Format: phone
             * @description '+', the dial code of a country and the number, with or without a space between them. It is stored with the space.
             */
            mobileNumber?: string;
            /**
             * Address
             * Format: plain-text
             */
            address?: string;
        };
        /**
         * Profile
         * @description The profile page of a partner as a person fills it in: company, representative and bank. The email and the second account
         *     number are not sent.
         */
        PartnerProfileForm: {
            /**
             * Company name
             * Format: plain-text
             */
            name?: string;
            /**
             * Company website
             * Format: website
             */
            website?: string;
            /**
             * Industry
             * Format: plain-text
             * @description Name of a COMPANY_TYPE entry.
             */
            industry?: string;
            /**
             * Company description
             * Format: plain-text
             */
            details?: string;
            /**
             * Business registration number
             * Format: plain-text
             */
            identity_uen?: string;
            /**
             * Company address
             * Format: plain-text
             */
            address?: string;
            /**
             * Country
             * Format: country
             * @description English name of the country the company operates in, for instance Singapore; a country of Unicode CLDR that has a
             *     dial code.
             */
            country?: string;
            /**
             * Hotline number
             * Format: phone
             * @description '+', the dial code of a country and the number, with or without a space between them. It is stored with the space.
             */
            hotline_number?: string;
            /** Business email */
            readonly emailId?: string;
            /**
             * Salutation
             * @enum {string}
             */
            salutation?: "Mr." | "Mrs." | "Ms." | "Dr.";
            /**
             * Full name
             * Format: plain-text
             */
            fullName?: string;
            /**
             * Job title
             * Format: plain-text
             */
            jobTitle?: string;
            /**
             * Mobile number
             * Format: phone
             * @description '+', the dial code of a country and the number, with or without a space between them. It is stored with the space.
             */
            mobileNumber?: string;
            /**
             * Bank name
             * Format: plain-text
             */
            bankName?: string;
            /**
             * Bank code
             * Format: plain-text
             */
            bankCode?: string;
            /**
             * Branch code
             * Format: plain-text
             */
            branchCode?: string;
            /**
             * Account number
             * Format: plain-text
             */
            accountNumber?: string;
            /** Confirm account number */
            confirmAccountNumber?: string;
        };
        /** Search articles */
        ArticleSearchForm: {
            /**
             * Search for article…
             * Format: plain-text
             */
            query: string;
        };
        /** @description The data of an event of the stream. What changed has to be read again. */
        NotificationEvent: {
            /** @description The unread notifications now. */
            unread: number;
            /** @description Kinds of the news; empty where only the count changed. */
            kinds: components["schemas"]["NotificationKind"][];
            /** @description Projects that the news are about. */
            projectIds: string[];
        };
        /** Contact us */
        ContactForm: {
            /**
             * Name
             * Format: plain-text
             */
            name: string;
            /**
             * Company email
             * Format: email
             */
            company_email: string;
            /**
             * Company website
             * Format: website
             */
            company_website?: string;
            /**
             * Role
             * @enum {string}
             */
            role: "Business development" | "IT/Tech/Developer" | "Growth strategist" | "Other";
            /**
             * Your role
             * Format: plain-text
             * @description Asked for when the role is Other; sent as 'Other' with this text behind it.
             */
            otherRole?: string;
            /**
             * Country
             * Format: country
             * @description English name of the country the company operates in, for instance Singapore; a country of Unicode CLDR that has a
             *     dial code.
             */
            country: string;
            /**
             * Mobile number
             * Format: phone
             * @description '+', the dial code of a country and the number, with or without a space between them. It is stored with the space.
             */
            mobile_number: string;
            /**
             * Message
             * Format: plain-text
             */
            message: string;
        };
        /** @description What signing up sends. */
        SignUp: {
            /**
             * Email
             * Format: email
             */
            email: string;
            /** Password */
            password: string;
        };
        /** @description A success of the sign-in family. An operation adds its data. */
        SignInAnswer: {
            /**
             * @description Always 200.
             * @constant
             */
            statusCode: 200;
            /** @description Empty unless there is something to say. */
            message: string;
        };
        /** @description A success of the sign-in family without data. */
        SignInDone: {
            data: null;
        } & components["schemas"]["SignInAnswer"];
        FieldProblem: {
            /** @description JSON Pointer into the request body; a parameter is /path/{name}, /query/{name} or /header/{name}. */
            field: string;
            /** @description The JSON Schema keyword that the value violates, such as required or maxLength. A rule that no keyword expresses has a name of its own, such as unique, or common for a commonly used password. */
            rule: string;
            /** @description The words to show beside the field. */
            message: string;
        };
        FieldProblems: {
            problems: components["schemas"]["FieldProblem"][];
        };
        /** @description A refusal of the sign-in family. `message` can be shown to a person, `code` is for programs. */
        SignInProblem: {
            /** @description The HTTP status once more. */
            statusCode: number;
            /** @description What happened and what to do next. */
            message: string;
            /** @description Machine-readable name of the problem. */
            code: string;
            data: null | components["schemas"]["FieldProblems"];
        };
        /** @description What signing in sends. The browser lowercases the email; the server ignores its case. */
        SignIn: {
            /**
             * Email
             * Format: email
             */
            email: string;
            /** Password */
            password: string;
        };
        /** @description The tokens of a session. Every refresh replaces both. */
        AuthToken: {
            /** @description Goes into Authorization as Bearer. Good for 15 minutes. */
            AccessToken: string;
            /** @description Exchanged for the next pair of tokens. Valid once. */
            RefreshToken: string;
        };
        SignInResult: {
            token: components["schemas"]["AuthToken"];
        };
        /** @description Confirm an account with the code of the sign-up mail. */
        confirmSignUp: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "confirmSignUp";
            /**
             * Email
             * Format: email
             */
            email: string;
            /**
             * Code
             * @description The 6 digits of the newest mail.
             */
            key: string;
        };
        /** @description Send the code of the sign-up mail again. */
        resendSignUp: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "resendSignUp";
            /**
             * Email
             * Format: email
             */
            email: string;
        };
        /** @description Send a code that allows to set a new password. */
        forgotPassword: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "forgotPassword";
            /**
             * Email
             * Format: email
             */
            email: string;
        };
        /** @description Set a new password with the code of the mail. Every session of the account ends. */
        resetPassword: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "resetPassword";
            /**
             * Email
             * Format: email
             */
            email: string;
            /**
             * Code
             * @description The 6 digits of the newest mail.
             */
            key: string;
            /** Password */
            password: string;
        };
        AccountAction: components["schemas"]["confirmSignUp"] | components["schemas"]["resendSignUp"] | components["schemas"]["forgotPassword"] | components["schemas"]["resetPassword"];
        RefreshSession: {
            /** @description RefreshToken of the last sign-in or refresh. */
            refreshToken: string;
        };
        SignOut: {
            /** @description RefreshToken of the last sign-in or refresh. */
            refreshToken: string;
        };
        SignOutResult: {
            /**
             * Format: uri
             * @description Where the browser can end the session at the identity provider too.
             */
            endSessionAddress: string;
        };
        /** @description A success. An operation adds its data. */
        Answer: {
            /**
             * @description Always true.
             * @constant
             */
            status: true;
            /** @description Empty unless there is something to say. */
            message: string;
        };
        /** @description A refusal. `message` can be shown to a person, `code` is for programs. */
        Problem: {
            /**
             * @description Always false.
             * @constant
             */
            status: false;
            /** @description What happened and what to do next. */
            message: string;
            /** @description Machine-readable name of the problem. */
            code: string;
            data: null | components["schemas"]["FieldProblems"];
        };
        SignInOptions: {
            /** @description Whether staff can sign in at an identity provider. */
            singleSignOn: boolean;
            /** @description Whether staff can sign in with a password. */
            staffPasswords: boolean;
        };
        SingleSignOnStart: {
            /**
             * Format: uri
             * @description The page of the identity provider.
             */
            address: string;
            /** @description Proves at the end that the same browser began. Valid once and for 10 minutes. */
            handle: string;
        };
        SingleSignOnAnswer: {
            /** @description The handle of the start. */
            handle: string;
            /** @description The query of the address that the provider sent the browser to, without its question mark. */
            answer: string;
        };
        SingleSignOnResult: {
            token: components["schemas"]["AuthToken"];
            /** @description Goes into the X-MFA-Token header. */
            mfaToken: string;
            /**
             * Format: email
             * @description The account.
             */
            email: string;
            /** @description business_admin_role, technical_limited_role or business_limited_role. */
            role: string;
        };
        /**
         * Code
         * @description The 6 digits of the newest mail.
         */
        OneTimeCode: string;
        VerifyOtp: {
            otp: components["schemas"]["OneTimeCode"];
            /**
             * @description What the code is for.
             * @enum {string}
             */
            type: "MFA";
        };
        /**
         * @description A way to finish signing in after the password.
         * @enum {string}
         */
        SignInWay: "EMAIL_CODE" | "TOTP" | "PASSKEY" | "RECOVERY_CODE";
        SignInWays: {
            ways: components["schemas"]["SignInWay"][];
        };
        /** @description The code of the authenticator app. */
        TOTP: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            way: "TOTP";
            /**
             * Code
             * @description The 6 digits that the app shows now.
             */
            code: string;
        };
        /** @description The answer of `navigator.credentials.get`, in base64url. */
        PASSKEY: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            way: "PASSKEY";
            id: string;
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
        };
        /** @description One of the ten recovery codes. Case, blanks and hyphens do not count. */
        RECOVERY_CODE: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            way: "RECOVERY_CODE";
            /** Recovery code */
            code: string;
        };
        SecondStepProof: components["schemas"]["TOTP"] | components["schemas"]["PASSKEY"] | components["schemas"]["RECOVERY_CODE"];
        SignedIn: {
            /** @description Goes into the X-MFA-Token header. */
            mfaToken: string;
            /** @description Whether the password is a temporary one. */
            passwordChangeRequired: boolean;
        };
        CredentialDescriptor: {
            id: string;
            /** @enum {string} */
            type: "public-key";
            transports?: string[];
        };
        /** @description PublicKeyCredentialRequestOptionsJSON of Web Authentication. */
        PasskeyRequest: {
            challenge: string;
            rpId: string;
            timeout: number;
            /** @enum {string} */
            userVerification: "preferred";
            allowCredentials: components["schemas"]["CredentialDescriptor"][];
        };
        /**
         * @description Status of a project in the portal API: NEW is a draft, GO_LIVE_PENDING_SUBMIT waits for approval, GONE_LIVE is
         *     live, REJECT was refused (it can be corrected and submitted again), SUSPENDED was live and is stopped.
         * @enum {string}
         */
        ProjectStatus: "NEW" | "GO_LIVE_PENDING_SUBMIT" | "GONE_LIVE" | "REJECT" | "SUSPENDED";
        /**
         * @description An amount as a decimal number, never a binary float.
         * @example 12.50
         */
        Money: string;
        /** @description A project as lists show it. What is not known yet is null or left out. */
        ProjectRow: {
            /** Format: uuid */
            id: string;
            projectName: string;
            status: components["schemas"]["ProjectStatus"];
            /** Format: date-time */
            createDate: string;
            /** @description The partner's company. */
            orgName?: string | null;
            /** Format: uuid */
            orgId?: string | null;
            /** @description Name of the partner. */
            partnerName?: string | null;
            /**
             * Format: date-time
             * @description When the technical check was passed.
             */
            techCheckDate?: string | null;
            grossVolume?: components["schemas"]["Money"] | null;
            netVolume?: components["schemas"]["Money"] | null;
            transactions?: number | null;
            /**
             * Format: date-time
             * @description When the partner signed up.
             */
            signUpDate?: string | null;
            /** Format: date-time */
            goLiveDate?: string | null;
            /** Format: date-time */
            goLiveRequestDate?: string | null;
            /** Format: date-time */
            rejectDate?: string | null;
            /**
             * Format: date-time
             * @description When it was last submitted for approval.
             */
            dateSubmitted?: string | null;
            /**
             * Format: date-time
             * @description When a review asked for changes that the partner has to submit; null when it waits for none.
             */
            changesRequestedOn?: string | null;
            /** @description Whether it has a sandbox key that is neither revoked nor expired. */
            hasSandboxKey?: boolean;
            /**
             * Format: date-time
             * @description When the sandbox last let one of its keys in, to the minute; null if never.
             */
            lastSandboxUsageDate?: string | null;
        };
        /** @description What creating a project sends. */
        ProjectDraft: {
            /** Project name */
            name: string;
            /**
             * Description
             * Format: plain-text
             */
            description: string;
            /**
             * Project type
             * @description An id of the PROJECT_TYPE list.
             */
            projectType: number;
            /**
             * Product
             * @description An id of the PRODUCT_TYPE list.
             */
            productType: number;
        };
        /**
         * @description Code of the operator (payment service provider).
         * @enum {string}
         */
        ProviderCode: "STM" | "AIS" | "GLB" | "ARTL" | "AIS2" | "AIS3" | "OPTUS3" | "MLT";
        /**
         * @description Sandbox calls are simulated. Live calls go to the operator connection that GET /portal/configs names.
         * @enum {string}
         */
        EnvironmentName: "sandbox" | "live";
        /** @description A key as it can be shown after it was generated. */
        Credential: {
            /** Format: uuid */
            id: string;
            /** @description Its environment and last four characters, the rest masked. */
            accessKey: string;
            environment: components["schemas"]["EnvironmentName"];
            /**
             * Format: date-time
             * @description When it stops working.
             */
            accessKeyExpiredOn: string;
            /** @description Email of the person who generated it. */
            accessKeyGeneratedBy: string;
            /** @description False once revoked or expired. */
            is_active: boolean;
            /** @description Token of the operator's platform; null while the platform has given none. */
            opToken: string | null;
            /** Format: date-time */
            createdOn: string;
            /**
             * Format: date-time
             * @description When a call with it was last accepted, to the minute; null if never.
             */
            lastUsedOn: string | null;
            /** @enum {string} */
            status: "active" | "expired" | "revoked";
        };
        /**
         * @description A part of a go-live application that a rejection can name. `operators` includes the language; `provider-code` is
         *     corrected by business internal, the other parts by the partner.
         * @enum {string}
         */
        ApplicationPart: "company" | "representative" | "bank" | "document" | "addresses" | "operators" | "provider-code";
        /** @description The changes that a review asks for with its notes. */
        ChangeRequest: {
            /**
             * Format: date-time
             * @description When the review asked for them.
             */
            requestedOn: string;
            /** @description The parts with a field that is open. All others keep what was submitted. */
            parts: components["schemas"]["ApplicationPart"][];
            /** @description JSON pointers of the open fields into the application, for instance /company/address. */
            fields: string[];
            /** @description Number of blocking notes that are not marked as done. */
            notesToDo: number;
        };
        /** @description An address that may call the platform for a project. */
        IpAddress: {
            /**
             * Format: uuid
             * @description Identifier given by the portal.
             */
            id: string;
            /**
             * Format: ipv4
             * @description IPv4 address in the unicast range.
             */
            ip: string;
            /**
             * @description A draft address is shown as inactive; it becomes active when the project goes live.
             * @enum {string}
             */
            status: "draft" | "active";
        };
        /** @description A code that charges carry in productCode. Its price belongs to it; callers never send an amount. */
        ProductCode: {
            /**
             * Format: uuid
             * @description Identifier given by the portal.
             */
            id: string;
            /** @description Code that charges carry. */
            code: string;
            /** @description What is sold, in words. */
            description: string;
            provider: components["schemas"]["ProviderCode"];
            /** @description What the subscriber pays; null until it is agreed. */
            price: components["schemas"]["Money"] | null;
            /** @description ISO 4217 code of the price. */
            currency: string | null;
        };
        /** @description A project with everything that belongs to it. */
        Project: {
            /**
             * Format: uuid
             * @description Goes into X-Project-ID.
             */
            projectId: string;
            /**
             * Format: uuid
             * @description Goes into X-Partner-ID.
             */
            partnerId: string;
            name: string;
            description: string;
            status: components["schemas"]["ProjectStatus"];
            /** @description Whether the live environment answers this project. */
            isLive: boolean;
            /** @description An id of the PROJECT_TYPE list. */
            projectType: number;
            /** @description An id of the PRODUCT_TYPE list. */
            productType: number;
            /** @description Operators the project was submitted for. */
            providers: components["schemas"]["ProviderCode"][];
            /** @description Keys of both environments, newest first. */
            credentials: components["schemas"]["Credential"][];
            /** Format: date-time */
            createdOn: string;
            /** Format: date-time */
            updatedOn: string;
            /** Format: date-time */
            goLiveRequestDate: string | null;
            /** Format: date-time */
            goLiveDate: string | null;
            /** Format: date-time */
            rejectDate: string | null;
            /** @description Why the last request was rejected. */
            rejectComment: string | null;
            /** @description The parts that the rejection asks to change; null unless it is rejected and the rejection names them. */
            rejectChanges: components["schemas"]["ApplicationPart"][] | null;
            /** @description What the review asks to change before it goes on; null unless it waits for the partner. */
            changeRequest: components["schemas"]["ChangeRequest"] | null;
            /** @description Why the project is suspended; null when it is not. */
            suspendComment: string | null;
            technicalData: {
                /** @description Base address of simulated calls. */
                sandboxUrl: string;
                /** @description Base address of live calls; null until the project is live. */
                liveUrl: string | null;
                /**
                 * Format: date-time
                 * @description When the sandbox last let one of its keys in, to the minute; null if never.
                 */
                lastSandboxUsageDate: string | null;
                /** Format: date-time */
                techCheckDate: string | null;
            };
            /** @description Addresses the project may call from. */
            network: components["schemas"]["IpAddress"][];
            /** @description Product codes per environment. */
            apiProperties: {
                sandbox: components["schemas"]["ProductCode"][];
                live: components["schemas"]["ProductCode"][];
            };
        };
        /** IP addresses */
        IpList: string[];
        IpAddresses: {
            ipAddresses: components["schemas"]["IpList"];
        };
        /** @description A success without data. */
        Done: {
            data: null;
        } & components["schemas"]["Answer"];
        KeyRequest: {
            /**
             * Format: uuid
             * @description The project the key belongs to.
             */
            project_id: string;
            /**
             * @description Always portal.
             * @enum {string}
             */
            api_key_id: "portal";
            /**
             * Environment
             * @description An id of the ENV_TYPE list, 6 for sandbox and 7 for live.
             * @enum {integer}
             */
            env_type_id: 6 | 7;
            otp?: components["schemas"]["OneTimeCode"];
        };
        /** @description A token as it can be shown after it was made. */
        AgentToken: {
            /** Format: uuid */
            id: string;
            /** @description What the partner calls the agent. The call log shows it. */
            name: string;
            /** @description Its last four characters, the rest masked. */
            token: string;
            /** Format: date-time */
            createdOn: string;
            /** @description Email of the person who made it. */
            createdBy: string;
            /**
             * Format: date-time
             * @description When it stops working.
             */
            expiresOn: string;
            /**
             * Format: date-time
             * @description When it last called the sandbox or searched the documentation, to the minute; null if never.
             */
            lastUsedOn: string | null;
            /** @enum {string} */
            status: "active" | "expired" | "revoked";
        };
        /** Create an agent token */
        NewAgentToken: {
            /**
             * Name
             * Format: plain-text
             * @description Which agent uses it, like Laptop assistant.
             */
            name: string;
            /**
             * Valid for
             * @description Days until it stops working.
             * @enum {integer}
             */
            validDays: 7 | 30 | 90;
        };
        /**
         * Technical checks
         * @description What the partner has made sure of. Each must be confirmed.
         */
        GoLiveChecks: {
            /**
             * The service is tested in the sandbox.
             * @constant
             */
            sandboxTested: true;
            /**
             * Every result code is handled.
             * @constant
             */
            resultCodesHandled: true;
            /**
             * Keys are kept on servers only.
             * @constant
             */
            keysOnServers: true;
        };
        GoLiveProject: {
            /**
             * Country
             * @description Operators whose subscribers are to be charged, by code.
             */
            providers: ("STM" | "AIS" | "GLB" | "ARTL" | "AIS2" | "AIS3" | "OPTUS3" | "MLT")[];
            /**
             * Locale
             * @description Language and country that the service speaks to its users in.
             * @enum {string}
             */
            locale: "en-SG" | "th-TH" | "en-PH" | "fil-PH";
            checks: components["schemas"]["GoLiveChecks"];
            ipAddresses: components["schemas"]["IpList"];
        };
        /** Company */
        GoLiveCompany: {
            /**
             * Company name
             * Format: plain-text
             */
            name: string;
            /**
             * Company website
             * Format: website
             */
            website: string;
            /**
             * Industry
             * Format: plain-text
             * @description Name of a COMPANY_TYPE entry.
             */
            industry?: string;
            /**
             * Company description
             * Format: plain-text
             */
            details: string;
            /**
             * Business registration number
             * Format: plain-text
             */
            identity_uen: string;
            /**
             * Company address
             * Format: plain-text
             */
            address: string;
            /**
             * Country
             * Format: country
             * @description English name of the country the company operates in, for instance Singapore; a country of Unicode CLDR that has a
             *     dial code.
             */
            country: string;
            /**
             * Hotline number
             * Format: phone
             * @description '+', the dial code of a country and the number, with or without a space between them. It is stored with the space.
             */
            hotline_number: string;
        };
        /** Representative */
        GoLiveRepresentative: {
            /**
             * Salutation
             * @enum {string}
             */
            salutation: "Mr." | "Mrs." | "Ms." | "Dr.";
            /**
             * Full name
             * Format: plain-text
             */
            fullName: string;
            /**
             * Job title
             * Format: plain-text
             */
            jobTitle: string;
            /**
             * Mobile number
             * Format: phone
             * @description '+', the dial code of a country and the number, with or without a space between them. It is stored with the space.
             */
            mobileNumber: string;
        };
        /** @description Where payouts go. */
        GoLivePayment: {
            /**
             * Bank name
             * Format: plain-text
             */
            bankName: string;
            /**
             * Bank code
             * Format: plain-text
             */
            bankCode: string;
            /**
             * Branch code
             * Format: plain-text
             */
            branchCode: string;
            /**
             * Account number
             * Format: plain-text
             */
            accountNumber: string;
        };
        /** @description An application to go live. */
        GoLive: {
            project: components["schemas"]["GoLiveProject"];
            company: components["schemas"]["GoLiveCompany"];
            user: components["schemas"]["GoLiveRepresentative"];
            payment: components["schemas"]["GoLivePayment"];
            otp?: components["schemas"]["OneTimeCode"];
            /**
             * @description The draft's revision that the submission is based on. Nothing is submitted when the stored draft has another revision.
             *     Without it the submission is accepted for any stored draft.
             */
            revision?: number;
        };
        /** @description The parts of a submission. `body` is JSON, `document` a file. */
        GoLiveSubmission: {
            /**
             * Format: uuid
             * @description The same project as in the path.
             */
            projectId: string;
            body: components["schemas"]["GoLive"];
            /**
             * Business registration document
             * Format: binary
             * @description One file of at most 5 MB (5242880 bytes), jpg, png or pdf.
             */
            document?: File;
        };
        /** @description The project step as filled in so far. Its rules are checked when the step is left. */
        GoLiveProjectEntry: {
            providers?: components["schemas"]["ProviderCode"][];
            /**
             * Locale
             * @description Language and country that the service speaks to its users in.
             * @enum {string}
             */
            locale?: "en-SG" | "th-TH" | "en-PH" | "fil-PH";
            /** @description Those that are confirmed. */
            checks?: {
                sandboxTested?: boolean;
                resultCodesHandled?: boolean;
                keysOnServers?: boolean;
            };
            /** @description As it was typed. */
            ipAddresses?: string;
        };
        /** @description The company step as filled in so far. */
        GoLiveCompanyEntry: {
            /** @description As it was typed. */
            name?: string;
            /** @description As it was typed. */
            website?: string;
            /** @description As it was typed. */
            industry?: string;
            /** @description As it was typed. */
            details?: string;
            /** @description As it was typed. */
            identity_uen?: string;
            /** @description As it was typed. */
            address?: string;
            /** @description As it was typed. */
            country?: string;
            /** @description As it was typed. */
            hotline_number?: string;
        };
        /** @description The representative step as filled in so far. */
        GoLiveRepresentativeEntry: {
            /**
             * Salutation
             * @enum {string}
             */
            salutation?: "Mr." | "Mrs." | "Ms." | "Dr.";
            /** @description As it was typed. */
            fullName?: string;
            /** @description As it was typed. */
            jobTitle?: string;
            /** @description As it was typed. */
            mobileNumber?: string;
        };
        /** @description The bank step as filled in so far. */
        GoLiveBankEntry: {
            /** @description As it was typed. */
            bankName?: string;
            /** @description As it was typed. */
            bankCode?: string;
            /** @description As it was typed. */
            branchCode?: string;
            /** @description As it was typed. */
            accountNumber?: string;
            /** @description As it was typed. */
            confirmAccountNumber?: string;
        };
        /**
         * @description Result of the virus scan. Only ACCEPTED files can be downloaded.
         * @enum {string}
         */
        AntivirusStatus: "PENDING" | "ACCEPTED" | "REJECTED";
        /** @description An uploaded file and the result of its virus scan. */
        FileAttachment: {
            /** @description Name of the file as it was uploaded. */
            name: string;
            /** @description Where the file can be read; null until the virus scan has accepted it. */
            downloadUrl: string | null;
            antivirusStatus: components["schemas"]["AntivirusStatus"];
        };
        /**
         * @description A saved go-live application. Steps that were never saved are null, except the project step after a rejection: it contains
         *     the submitted values.
         */
        GoLiveDraft: {
            /**
             * @description The step to continue with.
             * @enum {string}
             */
            step: "document-list" | "project" | "company" | "representative" | "bank" | "submit";
            project: null | components["schemas"]["GoLiveProjectEntry"];
            company: null | components["schemas"]["GoLiveCompanyEntry"];
            user: null | components["schemas"]["GoLiveRepresentativeEntry"];
            payment: null | components["schemas"]["GoLiveBankEntry"];
            /**
             * @description The document attached to this application; null when there is none, or when the company's cannot be replaced now.
             *     Without one the company's own document is submitted, see GET /portal/org.
             */
            document: null | components["schemas"]["FileAttachment"];
            /**
             * @description Whether a new document has to be uploaded before the application can be submitted: a rejection or a blocking note asked
             *     for one, and the file is still the one that it was about.
             */
            documentDue: boolean;
            /**
             * @description The parts that can be changed now, never `provider-code`. After a rejection that names parts these are just those.
             *     Before, operators and addresses are open; company, representative, bank and document while the company is a draft and no
             *     project of it is under review; and in any case a document that the virus scan refused.
             */
            editable: components["schemas"]["ApplicationPart"][];
            /**
             * @description Another, greater one whenever what a step holds is changed or a document is attached. None comes back, also after a
             *     submission; 0 as long as there is nothing that could be lost.
             */
            revision: number;
            /**
             * Format: date-time
             * @description When it was last saved; null if never.
             */
            updatedOn: string | null;
        };
        /** @description Steps to save, each as far as it is filled in. Those left out stay as they were. */
        GoLiveDraftInput: {
            /**
             * @description The current step.
             * @enum {string}
             */
            step: "document-list" | "project" | "company" | "representative" | "bank" | "submit";
            /**
             * @description The draft's revision that this change is based on. Nothing is saved when the stored draft has another revision.
             *     Without it the change overwrites any stored draft.
             */
            revision?: number;
            project?: components["schemas"]["GoLiveProjectEntry"];
            company?: components["schemas"]["GoLiveCompanyEntry"];
            user?: components["schemas"]["GoLiveRepresentativeEntry"];
            payment?: components["schemas"]["GoLiveBankEntry"];
        };
        GoLiveDocumentUpload: {
            /**
             * Business registration document
             * Format: binary
             * @description One file of at most 5 MB (5242880 bytes), jpg, png or pdf.
             */
            document: File;
            /**
             * @description The draft's revision that the upload is based on. Nothing is attached when the stored draft has another revision.
             *     Without it the file is attached to any stored draft.
             */
            revision?: number;
        };
        PathStep: {
            /**
             * @description `submitted` by the partner, the three desks in their order, and `live`.
             * @enum {string}
             */
            step: "submitted" | "preparation" | "technical" | "business" | "live";
            /**
             * @description A step is `current` while the application is there, also while its partner answers, and `stopped` where it was rejected.
             * @enum {string}
             */
            state: "done" | "current" | "stopped" | "ahead";
            /**
             * Format: date-time
             * @description When it was done; null unless it is.
             */
            completedOn: string | null;
        };
        /**
         * @description The promise to the partner, in business days of the country of the application's first operator. The day of the submission
         *     does not count. The clock pauses while the turn is the partner's.
         */
        ReviewClock: {
            /**
             * @description Who has to act, the partner or a desk.
             * @enum {string}
             */
            turn: "partner" | "preparation" | "technical" | "business";
            /**
             * Format: date-time
             * @description Since when it is their turn.
             */
            since: string;
            /** @description Business days that the desks have used. */
            businessDays: number;
            /** @description Business days in which the partner is promised an answer. */
            promisedDays: number;
            /**
             * Format: date
             * @description The day on which the promise ends, in the country of the operator; null while the clock is paused.
             */
            promisedOn: string | null;
            /** @description Whether the turn is the partner's. */
            paused: boolean;
            /** @description Whether the desks have used more than promised. */
            overdue: boolean;
        };
        /** @description The path of the last application and its clock. */
        ReviewProgress: {
            /** @description The five steps in order. All of them are ahead before an application and after its withdrawal. */
            path: components["schemas"]["PathStep"][];
            /** @description Null unless the application waits for its decision. */
            clock: components["schemas"]["ReviewClock"] | null;
            /** @description The decision; null before it. */
            outcome: ("approved" | "rejected") | null;
            /**
             * Format: date-time
             * @description When that was.
             */
            decidedOn: string | null;
        };
        /** @description Something that ends, and its use in one environment. */
        UsedEnding: {
            /** @description Suffix of the product's page. */
            product: string;
            productTitle: string;
            /** @description operationId of the product's specification. */
            operation: string;
            method: string;
            path: string;
            /** @description What ends: the operation, a parameter or a property. */
            label: string;
            /**
             * Format: date
             * @description The day on which it ends.
             */
            sunset: string;
            environment: components["schemas"]["EnvironmentName"];
            calls: number;
            /** @description Calls of which the log does not keep whether they sent the parameter or property. */
            unknown: number;
            /** Format: date-time */
            lastCallOn: string;
        };
        Endings: {
            /**
             * Format: date-time
             * @description Calls from then on are counted.
             */
            since: string;
            /** @description Calls that used something that ends, each counted once. */
            calls: number;
            items: components["schemas"]["UsedEnding"][];
        };
        /**
         * Withdraw application
         * @description What withdrawing sends.
         */
        WithdrawForm: {
            /**
             * Reason
             * Format: plain-text
             * @description Optional. The desk that has the application reads it.
             */
            message?: string;
        };
        /** @description One submission of a project, without its content. Submissions are never changed or deleted. */
        SubmissionRow: {
            /** @description Counts the submissions of the project: 1, 2, 3 ... */
            number: number;
            /**
             * Format: date-time
             * @description When it was submitted.
             */
            submittedOn: string;
            /** @description Email address of the person who submitted it. */
            emailId: string;
            /** @description SHA-256 of the content as canonical JSON. The audit event of the submission carries it too. */
            sha256: string;
        };
        /** Project */
        ApplicationProject: {
            /**
             * Operators
             * @description Codes of the operators whose subscribers are to be charged.
             */
            providers: components["schemas"]["ProviderCode"][];
            /** Locale */
            locale: string | null;
            /**
             * Whitelisted IPs
             * @description Addresses that may call the platform.
             */
            ipAddresses: string[];
        };
        ApplicationProductCode: {
            provider: components["schemas"]["ProviderCode"];
            /** Code */
            code: string;
            /** Description */
            description: string;
            /** Price */
            price: components["schemas"]["Money"] | null;
            /**
             * Currency
             * @description ISO 4217 code of the price.
             */
            currency: string | null;
        };
        /** Company */
        ApplicationCompany: {
            /** Company name */
            name: string | null;
            /** Company website */
            website: string | null;
            /** Industry */
            industry: string | null;
            /** Company description */
            details: string | null;
            /** Business registration number */
            identity_uen: string | null;
            /** Company address */
            address: string | null;
            /** Country */
            country: string | null;
            /** Hotline number */
            hotline_number: string | null;
        };
        /** Representative */
        ApplicationRepresentative: {
            /** Salutation */
            salutation: string | null;
            /** Full name */
            fullName: string | null;
            /** Job title */
            jobTitle: string | null;
            /** Mobile number */
            mobileNumber: string | null;
        };
        /** Bank */
        ApplicationBank: {
            /** Bank name */
            bankName: string | null;
            /** Bank code */
            bankCode: string | null;
            /** Branch code */
            branchCode: string | null;
            /** Account number */
            accountNumber: string | null;
        };
        /** @description A file by its name, its size and a hash of its content. */
        ApplicationDocument: {
            /** Name */
            name: string;
            /** Size in bytes */
            size: number;
            /** SHA-256 */
            sha256: string;
        };
        /**
         * @description A go-live application as it was submitted: what was stored then, with the parts that a submission could not change. A
         *     property without a value is null.
         */
        Application: {
            project: components["schemas"]["ApplicationProject"];
            /**
             * Product codes
             * @description Product codes that are wished for live use; may be empty.
             */
            productCodes: components["schemas"]["ApplicationProductCode"][];
            company: components["schemas"]["ApplicationCompany"];
            user: components["schemas"]["ApplicationRepresentative"];
            payment: components["schemas"]["ApplicationBank"];
            /**
             * Registration document
             * @description The company's registration document; null when there was none.
             */
            document: components["schemas"]["ApplicationDocument"] | null;
        };
        /** @description One submission of a project with what it contained. */
        Submission: {
            /** @description Counts the submissions of the project: 1, 2, 3 ... */
            number: number;
            /**
             * Format: date-time
             * @description When it was submitted.
             */
            submittedOn: string;
            /** @description Email address of the person who submitted it. */
            emailId: string;
            /** @description SHA-256 of the content as canonical JSON. The audit event of the submission carries it too. */
            sha256: string;
            content: components["schemas"]["Application"];
            /** @description Parts whose values the role of the caller does not see; they are null here. Empty for partners. */
            hidden: components["schemas"]["ApplicationPart"][];
        };
        ChangedValue: {
            /**
             * @description A text.
             * @constant
             */
            kind: "value";
            /** @description JSON pointer into the application, for instance /company/address. */
            pointer: string;
            /** @description Title of the field. */
            label: string;
            part: components["schemas"]["ApplicationPart"];
            /** @description The value of the earlier submission. */
            before: string | null;
            /** @description The value of the later one. */
            after: string | null;
        };
        ChangedList: {
            /**
             * @description A list of texts.
             * @constant
             */
            kind: "list";
            /** @description JSON pointer into the application, for instance /company/address. */
            pointer: string;
            /** @description Title of the field. */
            label: string;
            part: components["schemas"]["ApplicationPart"];
            /** @description Entries of the later submission alone. */
            added: string[];
            /** @description Entries of the earlier submission alone. */
            removed: string[];
        };
        ChangedProductCodes: {
            /**
             * @description The product codes. A code with another price is removed and added.
             * @constant
             */
            kind: "product-codes";
            /** @description JSON pointer into the application, for instance /company/address. */
            pointer: string;
            /** @description Title of the field. */
            label: string;
            part: components["schemas"]["ApplicationPart"];
            /** @description Codes of the later submission alone. */
            added: components["schemas"]["ApplicationProductCode"][];
            /** @description Codes of the earlier submission alone. */
            removed: components["schemas"]["ApplicationProductCode"][];
        };
        ChangedDocument: {
            /**
             * @description The registration document.
             * @constant
             */
            kind: "document";
            /** @description JSON pointer into the application, for instance /company/address. */
            pointer: string;
            /** @description Title of the field. */
            label: string;
            part: components["schemas"]["ApplicationPart"];
            /** @description The file of the earlier submission. */
            before: components["schemas"]["ApplicationDocument"] | null;
            /** @description The file of the later one. */
            after: components["schemas"]["ApplicationDocument"] | null;
        };
        /** @description One field that differs. `kind` says what the field holds. */
        SubmissionChange: components["schemas"]["ChangedValue"] | components["schemas"]["ChangedList"] | components["schemas"]["ChangedProductCodes"] | components["schemas"]["ChangedDocument"];
        /** @description What is different between two submissions of a project. */
        SubmissionComparison: {
            /** @description Number of the submission before the changes. */
            from: number;
            /** @description Number of the submission after them. */
            to: number;
            /** @description Parts whose values the role of the caller does not see; they are null here. Empty for partners. */
            hidden: components["schemas"]["ApplicationPart"][];
            /** @description Whether the file of the submission `from` is kept. False for a file that was replaced before files were kept. */
            fromDocumentKept: boolean;
            /** @description Whether the file of the submission `to` is kept. */
            toDocumentKept: boolean;
            /** @description The fields that differ, in the order of the application. */
            changes: components["schemas"]["SubmissionChange"][];
        };
        /** @description A call to the payment API. */
        CallRow: {
            /** Format: uuid */
            callId: string;
            /**
             * Format: date-time
             * @description When it arrived.
             */
            at: string;
            environment: components["schemas"]["EnvironmentName"];
            method: string;
            /** @description Path below the environment's base address, without its query. */
            path: string;
            /** @description Suffix of the product's page; null where the path is none of any product. */
            product: string | null;
            /** @description operationId of the product's specification; null where the path is none of its. */
            operation: string | null;
            httpStatus: number;
            /** @description Result of the payment API; null when it did not get that far. */
            resultCode: string | null;
            /** @description Status code of the payment API where it gives one. */
            statusCode: number | null;
            /** @description Which refusal of the gateway it is; null when the call got as far as the checks. */
            refusal: string | null;
            /** @description What a failure names as its reason, such as INVALID_USER_TOKEN; null where it names none. */
            reason: string | null;
            /** @description Name of the operator connection that answered; null when the call did not get that far. */
            answeredBy: string | null;
            /** @description From the arrival of the call until its answer was complete, in ms. */
            latency: number;
            /** @description The partner's own id of the call. */
            correlationId: string | null;
            /** @description Operator code as it was sent. */
            provider: string | null;
            /** @description Where it came from. */
            ipAddress: string;
            /** @description Name of the agent token that made the call at /mcp; null for a call with a key. */
            agentToken: string | null;
        };
        WireMessage: {
            headers: {
                name: string;
                value: string;
            }[];
            /** @description As it was sent; null when there was none. */
            body: string | null;
        };
        /** @description A call in full, with secrets masked. */
        Call: {
            /** Format: uuid */
            callId: string;
            /**
             * Format: date-time
             * @description When it arrived.
             */
            at: string;
            environment: components["schemas"]["EnvironmentName"];
            method: string;
            /** @description Path below the environment's base address, without its query. */
            path: string;
            /** @description Suffix of the product's page; null where the path is none of any product. */
            product: string | null;
            /** @description operationId of the product's specification; null where the path is none of its. */
            operation: string | null;
            httpStatus: number;
            /** @description Result of the payment API; null when it did not get that far. */
            resultCode: string | null;
            /** @description Status code of the payment API where it gives one. */
            statusCode: number | null;
            /** @description Which refusal of the gateway it is; null when the call got as far as the checks. */
            refusal: string | null;
            /** @description What a failure names as its reason, such as INVALID_USER_TOKEN; null where it names none. */
            reason: string | null;
            /** @description Name of the operator connection that answered; null when the call did not get that far. */
            answeredBy: string | null;
            /** @description From the arrival of the call until its answer was complete, in ms. */
            latency: number;
            /** @description The partner's own id of the call. */
            correlationId: string | null;
            /** @description Operator code as it was sent. */
            provider: string | null;
            /** @description Where it came from. */
            ipAddress: string;
            /** @description Name of the agent token that made the call at /mcp; null for a call with a key. */
            agentToken: string | null;
            request: components["schemas"]["WireMessage"];
            response: components["schemas"]["WireMessage"];
            /** @description The checks that were made, in order and in words. */
            trace: string[];
        };
        /** @description A message that reached the simulated handset. */
        HandsetMessage: {
            /** @description openPlatformTransactionId of the call that sent it. */
            id: string;
            /**
             * Format: date-time
             * @description When it arrived.
             */
            at: string;
            /** @description Phone number or email address. */
            recipient: string;
            /** @description Operator code. */
            provider: string;
            text: string;
        };
        /** @description How to do it. */
        ReadinessFulfil: {
            /**
             * @description The page where it is done. `documentation` is the operation below, with TRY OUT and samples.
             * @enum {string}
             */
            place: "documentation" | "calls" | "keys" | "codes" | "company";
            /** @description The operation to call; null when no call does it. */
            operation: string | null;
            /** @description What to do. */
            instruction: string;
        };
        /** @description Something to do before going live, and what was seen of it. */
        ReadinessItem: {
            /** @description An operation of the product or the name of a check. */
            id: string;
            title: string;
            /** @description Its share of the score. */
            weight: number;
            done: boolean;
            /** @description What was seen; null for nothing yet. */
            seen: string | null;
            /**
             * Format: date-time
             * @description When it was seen, by at most a day out of date.
             */
            seenOn: string | null;
            /**
             * Format: uuid
             * @description The call that shows it.
             */
            callId: string | null;
            fulfil: components["schemas"]["ReadinessFulfil"];
        };
        /** @description The checklist of a project and its score. */
        Readiness: {
            /** @description The weights of the items that are done. */
            score: number;
            items: components["schemas"]["ReadinessItem"][];
        };
        ReadinessAnswer: {
            data: components["schemas"]["Readiness"];
        } & components["schemas"]["Answer"];
        /**
         * Operator
         * @description Code of an operator that is offered and that the project asks for.
         * @enum {string}
         */
        ProductCodeOperator: "STM" | "AIS" | "GLB";
        /**
         * Wished product code
         * @description A product code that the partner wishes for live use. The operator's currency belongs to the price.
         */
        WishedProductCode: {
            provider: components["schemas"]["ProductCodeOperator"];
            /** @description Code that charges would carry. */
            code: string;
            /** @description What would be sold. */
            description: string;
            /** @description What a user would pay. */
            price: string;
            /** @description ISO 4217 code of the price. */
            currency: string;
        };
        WishedProductCodesAnswer: {
            data: {
                items: components["schemas"]["WishedProductCode"][];
            };
        } & components["schemas"]["Answer"];
        /**
         * Product code
         * @description Letters, digits, '.', '_' and '-'.
         */
        ProductCodeText: string;
        /**
         * Product name
         * @description Letters, digits, '.', '_', '-' and spaces between them.
         */
        ProductCodeName: string;
        /**
         * Price
         * @description What a user pays, in the operator's currency.
         */
        ProductCodePrice: string;
        ProductCodeWishes: {
            items: components["schemas"]["ProductCodeWish"][];
        };
        /** @description An answer of the partner. */
        NoteAnswer: {
            /**
             * Format: uuid
             * @description Id of the answer.
             */
            id: string;
            /** @description The answer. */
            text: string;
            /** @description Email address of the person who answered. */
            writtenBy: string;
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdOn: string;
        };
        /** @description What a desk asks about one field. */
        ReviewNote: {
            /**
             * Format: uuid
             * @description Id of the note.
             */
            id: string;
            /**
             * @description The desk that wrote it.
             * @enum {string}
             */
            desk: "preparation" | "technical-review" | "business-review";
            /** @description JSON pointer of the field into the submission that the desk was looking at. */
            pointer: string;
            /** @description JSON pointer of the same field or entry into the last submission; null when the list has lost the entry. */
            pointerNow: string | null;
            /** @description What is needed. */
            text: string;
            /** @description Whether the application cannot go on without the change. */
            blocking: boolean;
            /**
             * @description `draft` until it is sent to the partner; `done` when the partner says so; `resolved` when a desk agrees.
             * @enum {string}
             */
            state: "draft" | "open" | "done" | "resolved";
            /** @description Email address of the reviewer; null for the partner. */
            writtenBy: string | null;
            /** @description JSON pointers of further fields that the partner has opened. */
            related: string[];
            /** @description The value that the desk was looking at; null when there was none. */
            valueThen: string | null;
            /** @description The value of the last submission; of an entry that the list has lost, the whole list. */
            valueNow: string | null;
            /** @description Number of the submission that the desk was looking at; 0 when none is kept. */
            submission: number;
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdOn: string;
            /**
             * Format: date-time
             * @description When the partner got it.
             */
            sentOn: string | null;
            /** @description Another, greater one with every change. */
            revision: number;
            /** @description The newest 20 answers of the partner. */
            answers: components["schemas"]["NoteAnswer"][];
            /** @description Number of all answers. */
            answersTotal: number;
        };
        ReviewNotes: {
            /** @description At most `limit` notes. */
            items: components["schemas"]["ReviewNote"][];
            /** @description Which page this is; the first is 0. */
            pageNo: number;
            /** @description Number of notes on all pages. */
            total: number;
        };
        /**
         * Note
         * Format: message-text
         * @description Plain text. HTML is shown as it was typed.
         */
        NoteText: string;
        NoteAnswerInput: {
            text: components["schemas"]["NoteText"];
        };
        /** @description Revision of the note that was read. */
        NoteRevision: number;
        NoteDone: {
            /** @description False takes it back. */
            done: boolean;
            revision: components["schemas"]["NoteRevision"];
        };
        /**
         * Field
         * Format: plain-text
         * @description JSON pointer of a field of the application, for instance /company/address, or of an entry of a list.
         */
        NotePointer: string;
        RelatedField: {
            pointer: components["schemas"]["NotePointer"];
        };
        /**
         * @description What a signed-in person may do, in the words of the screens.
         * @enum {string}
         */
        Role: "EXTERNAL_ADMIN" | "BUSINESS_ADMIN" | "BUSINESS_INTERNAL" | "TECHNICAL_LIMITED";
        /** @description Who wrote it. */
        ThreadAuthor: {
            role: components["schemas"]["Role"];
            /** @description Email address of a colleague; null for the desks. */
            emailId: string | null;
        };
        /** @description A message between the partner and the desks. */
        ThreadMessage: {
            /**
             * Format: uuid
             * @description Id of the message.
             */
            id: string;
            author: components["schemas"]["ThreadAuthor"];
            /** @description What was written. */
            text: string;
            /** @description Fields of the application that the text mentions, as JSON Pointers. */
            mentions: string[];
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdOn: string;
        };
        /**
         * Format: uuid
         * @description Made by the caller. The same message sent again with the same id is stored once.
         */
        MessageId: string;
        /**
         * Message
         * Format: message-text
         * @description Plain text. HTML is shown as it was typed.
         */
        MessageText: string;
        /** @description Fields of the last submission that the text mentions, each a JSON Pointer into the application. */
        Mentions: string[];
        NewThreadMessage: {
            id: components["schemas"]["MessageId"];
            text: components["schemas"]["MessageText"];
            mentions?: components["schemas"]["Mentions"];
        };
        /**
         * @description The company's details can be edited while draft, and no more once active.
         * @enum {string}
         */
        OrganisationStatus: "draft" | "active";
        /** @description The account that payouts go to. */
        BankDetails: {
            accountNumber: string | null;
            bankCode: string | null;
            bankName: string | null;
            branchCode: string | null;
        };
        /** @description The partner's company. What it has not told yet is null. */
        Organisation: {
            /** @description Registered address. */
            address: string | null;
            /** @description What the company does. */
            details: string | null;
            /** @description English name of the country the company operates in. */
            country: string | null;
            /** @description Phone number for subscribers' questions. */
            hotline_number: string | null;
            /** @description Name of a COMPANY_TYPE entry. */
            industry: string | null;
            /** @description Registered name. */
            name: string | null;
            /** @description Address on the web. */
            website: string | null;
            status: components["schemas"]["OrganisationStatus"];
            /** @description Whether a project of the company waits for its decision; nothing of this changes until then. */
            underReview: boolean;
            /**
             * @description The parts that the rejections of its projects ask to change; these can be changed even while the rest is closed.
             *     Empty without such a rejection.
             */
            requestedChanges: components["schemas"]["ApplicationPart"][];
            /**
             * @description JSON pointers of the fields into the application that can be changed for it, for instance /company/address: all fields of a
             *     part that a rejection names, the fields that the notes of a review ask to change, and a country that is not in the list.
             */
            requestedFields: string[];
            /** @description Business registration number. */
            identity_uen: string | null;
            /** @description File name of the registration document. */
            documentName: string | null;
            /** @description Where the document can be read; null until the virus scan has accepted it. */
            documentDownloadURL: string | null;
            /**
             * @description Virus scan of the document; null when there is none.
             * @enum {string|null}
             */
            documentStatus: "accepted" | "rejected" | "pending" | null;
            bankDetails: components["schemas"]["BankDetails"];
            /** @description Another, greater one whenever the profile or the bank is saved. */
            revision: number;
        };
        /** @description The account that payouts go to. Every field may be left out. */
        BankDetailsChange: {
            /**
             * Bank name
             * Format: plain-text
             */
            bankName?: string;
            /**
             * Bank code
             * Format: plain-text
             */
            bankCode?: string;
            /**
             * Branch code
             * Format: plain-text
             */
            branchCode?: string;
            /**
             * Account number
             * Format: plain-text
             */
            accountNumber?: string;
        };
        /** @description The company's profile. Every field may be left out. */
        OrganisationChange: {
            /**
             * Company name
             * Format: plain-text
             */
            name?: string;
            /**
             * Company website
             * Format: website
             */
            website?: string;
            /**
             * Industry
             * Format: plain-text
             * @description Name of a COMPANY_TYPE entry.
             */
            industry?: string;
            /**
             * Company description
             * Format: plain-text
             */
            details?: string;
            /**
             * Business registration number
             * Format: plain-text
             */
            identity_uen?: string;
            /**
             * Company address
             * Format: plain-text
             */
            address?: string;
            /**
             * Country
             * Format: country
             * @description English name of the country the company operates in, for instance Singapore; a country of Unicode CLDR that has a
             *     dial code.
             */
            country?: string;
            /**
             * Hotline number
             * Format: phone
             * @description '+', the dial code of a country and the number, with or without a space between them. It is stored with the space.
             */
            hotline_number?: string;
            bankDetails?: components["schemas"]["BankDetailsChange"];
            otp?: components["schemas"]["OneTimeCode"];
            /**
             * @description The profile's revision that this change is based on. Nothing is saved when the stored profile has another revision.
             *     Without it the change overwrites any stored profile.
             */
            revision?: number;
        };
        DocumentUpload: {
            /**
             * Business registration document
             * Format: binary
             * @description One file of at most 5 MB (5242880 bytes), jpg, png or pdf.
             */
            document: File;
        };
        /**
         * @description The role as the server records it: external_admin_role is a partner, business_admin_role reviews go-live requests,
         *     technical_limited_role validates technically, business_limited_role prepares products and templates.
         * @enum {string}
         */
        ServerRole: "external_admin_role" | "business_admin_role" | "technical_limited_role" | "business_limited_role";
        /** @description A person with an account. What they have not told yet is null. */
        User: {
            /**
             * Format: uuid
             * @description Identifier given by the portal.
             */
            id: string;
            /**
             * Format: uuid
             * @description The partner's company; null for staff.
             */
            org_id: string | null;
            fullName: string | null;
            address: string | null;
            /** @enum {string|null} */
            salutation: "Mr." | "Mrs." | "Ms." | "Dr." | null;
            /** @description Country code and number, for instance +65 81234567. */
            mobileNumber: string | null;
            jobTitle: string | null;
            /** @description Business email. It is the sign-in name and cannot be changed. */
            emailId: string;
            /** @description Number of the role. */
            roleId: number;
            roleName: components["schemas"]["ServerRole"];
            /** @description Another, greater one whenever the profile is saved. */
            revision: number;
        };
        /** @description The person's profile. Every field may be left out. */
        UserChange: {
            /**
             * Salutation
             * @enum {string}
             */
            salutation?: "Mr." | "Mrs." | "Ms." | "Dr.";
            /**
             * Full name
             * Format: plain-text
             */
            fullName?: string;
            /**
             * Job title
             * Format: plain-text
             */
            jobTitle?: string;
            /**
             * Mobile number
             * Format: phone
             * @description '+', the dial code of a country and the number, with or without a space between them. It is stored with the space.
             */
            mobileNumber?: string;
            /**
             * Address
             * Format: plain-text
             */
            address?: string;
            /**
             * @description The profile's revision that this change is based on. Nothing is saved when the stored profile has another revision.
             *     Without it the change overwrites any stored profile.
             */
            revision?: number;
        };
        /** @description The password that is replaced, and the new one. */
        ChangePassword: {
            /** Current password */
            currentPassword: string;
            /** Password */
            password: string;
        };
        /** @description A place where the account is signed in. */
        Session: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When it signed in.
             */
            createdOn: string;
            /** Format: date-time */
            lastSeenOn: string;
            ipAddress: string;
            /** @description What the browser calls itself. */
            userAgent: string;
            /** @description Whether this very call belongs to it. */
            current: boolean;
        };
        PasswordConfirmation: {
            /** Current password */
            currentPassword: string;
        };
        AddedPasskey: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            addedOn: string;
            /**
             * Format: date-time
             * @description Null until it has signed in.
             */
            lastUsedOn: string | null;
        };
        SecondStep: {
            /** @description Whether email codes are on. */
            emailCode: boolean;
            /** @description What a sign-in asks for first. */
            preferred: components["schemas"]["SignInWay"];
            authenticatorApp: {
                /** Format: date-time */
                addedOn: string;
            } | null;
            passkeys: components["schemas"]["AddedPasskey"][];
            /** @description Null before the first ones were made. */
            recoveryCodesLeft: number | null;
        };
        SecondStepChange: {
            emailCode: boolean;
            /**
             * @description What a sign-in asks for first.
             * @enum {string}
             */
            preferred: "EMAIL_CODE" | "TOTP" | "PASSKEY";
        };
        AuthenticatorCode: {
            /**
             * Code
             * @description The 6 digits that the app shows now.
             */
            code: string;
        };
        AuthenticatorSecret: {
            /** @description In base32, for apps that cannot read the picture. */
            secret: string;
            /** @description What the picture holds. */
            uri: string;
            /** @description The QR code as the path of an SVG picture. */
            qr: {
                /** @description Width and height of the picture, with its white border. */
                size: number;
                /** @description The dark modules. */
                path: string;
            };
        };
        /** @description The answer of `navigator.credentials.create`, in base64url, and a name for it. */
        NewPasskey: {
            /**
             * Name
             * Format: plain-text
             * @description Where you keep it, like Work laptop.
             */
            name: string;
            id: string;
            clientDataJSON: string;
            attestationObject: string;
            transports: string[];
        };
        /** @description PublicKeyCredentialCreationOptionsJSON of Web Authentication. */
        PasskeyCreation: {
            rp: {
                name: string;
                id: string;
            };
            user: {
                id: string;
                name: string;
                displayName: string;
            };
            challenge: string;
            pubKeyCredParams: {
                alg: number;
                /** @enum {string} */
                type: "public-key";
            }[];
            timeout: number;
            /** @enum {string} */
            attestation: "none";
            excludeCredentials: components["schemas"]["CredentialDescriptor"][];
            authenticatorSelection: {
                /** @enum {string} */
                residentKey: "discouraged";
                /** @enum {string} */
                userVerification: "preferred";
                requireResidentKey: boolean;
            };
        };
        RecoveryCodes: {
            codes: string[];
        };
        /**
         * @description What a notification is about. src/domain/notifications.ts says who gets which kind.
         * @enum {string}
         */
        NotificationKind: "note" | "message" | "decision" | "desk" | "key-expiring" | "tests-finished" | "mail-bounced" | "withdrawn";
        /** @description One thing that happened, for one person. */
        Notification: {
            /** Format: uuid */
            id: string;
            /** @description Grows with every notification; marking as read names the highest one seen. */
            sequence: number;
            kind: components["schemas"]["NotificationKind"];
            title: string;
            text: string;
            /** @description What a person wrote, such as the comment of a rejection. */
            quote: string | null;
            /** @description The page concerned. */
            path: string;
            /** @description What the link to the page says. */
            action: string;
            /**
             * Format: uuid
             * @description The project concerned.
             */
            projectId: string | null;
            /** Format: date-time */
            createdOn: string;
            /**
             * Format: date-time
             * @description When it was marked as read.
             */
            readOn: string | null;
        };
        /** @description Notifications by their ids, or all up to one. */
        NotificationsRead: {
            ids?: string[];
            /** @description The highest `sequence` that was seen. */
            upTo?: number;
        };
        /** @description Where the notifications of one kind arrive. */
        NotificationPreference: {
            kind: components["schemas"]["NotificationKind"];
            /** @description Whether the portal shows them. */
            portal: boolean;
            /**
             * @description One email each, one email a day for all of them, or none.
             * @enum {string}
             */
            mail: "at-once" | "daily" | "none";
        };
        NotificationPreferences: {
            /** @description The kinds to change. Others keep their choice. */
            items: components["schemas"]["NotificationPreference"][];
        };
        RateCardRate: {
            /** @description An id of the PRODUCT_TYPE list. */
            productType: number;
            /** @description Payout in percent. */
            rate: number;
        };
        /** @description What an operator's charges pay out to the partner. */
        RateCardRow: {
            provider: components["schemas"]["ProviderCode"];
            /** @description Payout of Direct Carrier Billing in percent. */
            rate: number;
            /** @description Payout of every product the operator offers. */
            rates: components["schemas"]["RateCardRate"][];
        };
        ProductType: {
            /** @description Number that requests carry. */
            id: number;
            /** @description Words to show. */
            name: string;
            /** @description False while it is coming soon; it cannot be chosen then. */
            offered: boolean;
        };
        /** @description One entry of a reference list. */
        MetadataItem: {
            /** @description Number that requests carry. */
            id: number;
            /** @description Words to show. */
            name: string;
        };
        /** @description An operator whose subscribers can be charged. */
        Provider: {
            /** @description Number of the operator. */
            id: number;
            code: components["schemas"]["ProviderCode"];
            /** @description Words to show. */
            name: string;
            /** @description English name of the country; null where it is not stated. */
            country: string | null;
            /** @description ISO 4217 code; null where it is not stated. */
            currency: string | null;
            /** @description False while it is coming soon; it cannot be chosen then. */
            offered: boolean;
        };
        /**
         * @description Id of the environment, 6 for sandbox and 7 for live.
         * @enum {integer}
         */
        EnvTypeId: 6 | 7;
        /** @description The operator connection behind the payment API in an environment. */
        OperatorConnection: {
            /** @description What the log of calls calls it, in `answeredBy`. */
            name: string;
            /** @description A sentence to show next to the environment. */
            note: string;
        };
        EnvironmentAddress: {
            id: components["schemas"]["EnvTypeId"];
            name: components["schemas"]["EnvironmentName"];
            /** @description Base address of the payment API. */
            url: string;
            connection: components["schemas"]["OperatorConnection"];
        };
        Holiday: {
            /**
             * Format: date
             * @description The day in that country.
             */
            date: string;
            /** @description English name. */
            name: string;
        };
        /** @description Business days of a country are Monday to Friday in its time zone, without its holidays. */
        WorkingDays: {
            /** @description English name, as in PROVIDER. */
            country: string;
            /** @description Name of the time zone in the IANA database. */
            timeZone: string;
            /** @description Public holidays and their substitute days, in order. Years without an entry have not been announced. */
            holidays: components["schemas"]["Holiday"][];
        };
        /** @description Every reference list by its name, and the environments. */
        Configs: {
            /** @description The mailbox of the platform team, also used by the contact form. */
            contactEmail: string;
            /** @description Products a project can sell through. */
            PRODUCT_TYPE: components["schemas"]["ProductType"][];
            /** @description Kinds of project. */
            PROJECT_TYPE: components["schemas"]["MetadataItem"][];
            /** @description Environments by id. */
            ENV_TYPE: components["schemas"]["MetadataItem"][];
            /** @description Operators. */
            PROVIDER: components["schemas"]["Provider"][];
            /** @description Industries a company can belong to. */
            COMPANY_TYPE: components["schemas"]["MetadataItem"][];
            /** @description Payment service provider codes that version 1 of the payment API accepts. */
            SERVICE_PROVIDER_V1: components["schemas"]["MetadataItem"][];
            /** @description What an operator's offer can be. */
            SERVICE_PROVIDER_STATUS: components["schemas"]["MetadataItem"][];
            /** @description Where each environment is called. */
            environments: components["schemas"]["EnvironmentAddress"][];
            /** @description The calendar of each country with an operator, by which reviews are promised and measured. */
            workingDays: components["schemas"]["WorkingDays"][];
        };
        /** @description Name and value. */
        TryOutHeader: [
            string,
            string
        ];
        TryOutCall: {
            /** @enum {string} */
            method: "GET" | "PUT" | "POST" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH";
            /** @description With https, a listed host and, where it is not 443, its port. */
            url: string;
            headers: components["schemas"]["TryOutHeader"][];
            /** @description In base64. */
            body: string | null;
        };
        TryOutAnswer: {
            /** @description The status that the host answered with. */
            status: number;
            headers: components["schemas"]["TryOutHeader"][];
            /** @description In base64. */
            body: string;
        };
        /** @description Sales of a period. Volumes are in the currency of the requested country. */
        Analytics: {
            /** @description Sum of successful charges before refunds, as a decimal number. */
            grossVolume: string;
            /** @description What the partner is paid: charges less refunds, each at the payout rate that the operator had when it was charged, as a decimal number. Each figure is rounded to the cent by itself, so that those of days or projects can come to a few cents more or less than their total. Refunds of earlier charges can take it below zero. */
            netVolume: string;
            /** @description Successful charges. */
            transactionCount: number;
            /** @description The exact number of people who paid. A person who paid on two days counts once in the period and once on each day. */
            uniqueCustomerCount: number;
        };
        /** @description Sales of one day, which begins at midnight UTC. */
        AnalyticsDay: {
            /** Format: date */
            date: string;
            /** @description Sum of successful charges before refunds, as a decimal number. */
            grossVolume: string;
            /** @description What the partner is paid: charges less refunds, each at the payout rate that the operator had when it was charged, as a decimal number. Each figure is rounded to the cent by itself, so that those of days or projects can come to a few cents more or less than their total. Refunds of earlier charges can take it below zero. */
            netVolume: string;
            /** @description Successful charges. */
            transactionCount: number;
            /** @description The exact number of people who paid. A person who paid on two days counts once in the period and once on each day. */
            uniqueCustomerCount: number;
        };
        /** @description How the calls of a period went. */
        TechAnalytics: {
            apiCalls: number;
            /** @description Half of the calls were answered within so many ms, at most 5 % from the exact figure; null without calls. */
            latency: number | null;
            /** @description Of a hundred calls 95 were answered within so many ms, at most 5 % from the exact figure; null without calls. */
            latencyP95: number | null;
            /** @description Calls answered with a status from 400 to 499. */
            errors4xxCount: number;
            /** @description Calls answered with a status of 500 and more. */
            errors5xxCount: number;
        };
        /** @description How the calls of one day went, which begins at midnight UTC. */
        TechAnalyticsDay: {
            /** Format: date */
            date: string;
            apiCalls: number;
            /** @description Half of the calls were answered within so many ms, at most 5 % from the exact figure; null without calls. */
            latency: number | null;
            /** @description Of a hundred calls 95 were answered within so many ms, at most 5 % from the exact figure; null without calls. */
            latencyP95: number | null;
            /** @description Calls answered with a status from 400 to 499. */
            errors4xxCount: number;
            /** @description Calls answered with a status of 500 and more. */
            errors5xxCount: number;
        };
        /** @description How calls went, altogether and day by day. */
        TechFigures: {
            total: components["schemas"]["TechAnalytics"];
            /** @description The earliest first. */
            days: components["schemas"]["TechAnalyticsDay"][];
        };
        ProjectSales: {
            /** Format: uuid */
            projectId: string;
            projectName: string;
            total: components["schemas"]["Analytics"];
            /** @description The earliest first. */
            days: components["schemas"]["AnalyticsDay"][];
            tech: components["schemas"]["TechAnalytics"];
        };
        /** @description Sales of a partner in one country, and its calls there and those that named no operator. */
        PartnerTransactions: {
            country: string;
            /** @description ISO 4217 code of every volume. */
            currency: string;
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /**
             * Format: date
             * @description Last day; today.
             */
            to: string;
            total: components["schemas"]["Analytics"];
            /** @description The earliest first. */
            days: components["schemas"]["AnalyticsDay"][];
            tech: components["schemas"]["TechFigures"];
            /** @description The live projects, by name. */
            projects: components["schemas"]["ProjectSales"][];
        };
        /** @description How the calls of one hour went. */
        TechAnalyticsHour: {
            /**
             * Format: date-time
             * @description When the hour began.
             */
            startsAt: string;
            apiCalls: number;
            /** @description Half of the calls were answered within so many ms, at most 5 % from the exact figure; null without calls. */
            latency: number | null;
            /** @description Of a hundred calls 95 were answered within so many ms, at most 5 % from the exact figure; null without calls. */
            latencyP95: number | null;
            /** @description Calls answered with a status from 400 to 499. */
            errors4xxCount: number;
            /** @description Calls answered with a status of 500 and more. */
            errors5xxCount: number;
        };
        /** @description How many calls were answered with a result code of the payment API. */
        ResultCount: {
            resultCode: string;
            statusCode: number;
            calls: number;
        };
        /** @description How many charges an operator declined for one reason. */
        DeclineCount: {
            /** @description The operator's words. */
            reason: string;
            calls: number;
        };
        /** @description Sales of a project in one country and environment, and how all its calls there went. */
        ProjectTransactions: {
            /** Format: uuid */
            projectId: string;
            environment: components["schemas"]["EnvironmentName"];
            country: string;
            /** @description ISO 4217 code of every volume. */
            currency: string;
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /**
             * Format: date
             * @description Last day; today.
             */
            to: string;
            total: components["schemas"]["Analytics"];
            /** @description The earliest first. */
            days: components["schemas"]["AnalyticsDay"][];
            tech: components["schemas"]["TechFigures"];
            hoursTotal: components["schemas"]["TechAnalytics"];
            /** @description The last 24 hours, the one under way included, the earliest first. */
            hours: components["schemas"]["TechAnalyticsHour"][];
            /** @description Results of all calls, the most frequent first, at most 20. */
            results: components["schemas"]["ResultCount"][];
            /** @description Why operators declined charges, the most frequent reason first, at most 20. */
            declines: components["schemas"]["DeclineCount"][];
        };
        /** @description A piece of plain text, and whether it matches the search. */
        TextPiece: {
            text: string;
            match: boolean;
        };
        /** @description An article as a search finds it. */
        ArticleRow: {
            id: string;
            /** @description The name as it appears in URLs. */
            slug: string;
            name: string;
            /**
             * @description Video shows the video, every other category the image.
             * @enum {string}
             */
            category: "Integration guides" | "Product" | "Security" | "Video";
            /** @description One or two sentences. */
            summary: string;
            /** @description Name, summary and the best passage of the body, cut where a match begins or ends. Joined, the pieces are the text. */
            highlight: {
                name: components["schemas"]["TextPiece"][];
                summary: components["schemas"]["TextPiece"][];
                /** @description Empty when the body holds none of the words. */
                passage: components["schemas"]["TextPiece"][];
            };
        };
        Article: {
            id: string;
            /** @description The name as it appears in URLs. */
            slug: string;
            name: string;
            /**
             * @description Video shows the video, every other category the image.
             * @enum {string}
             */
            category: "Integration guides" | "Product" | "Security" | "Video";
            /** @description Address of the image; for a video, its poster. */
            image: string | null;
            /** @description The image in words. */
            imageAltText: string | null;
            /** @description Address of the embedded video. */
            video: string | null;
            /** @description Address of the words of the video, as WebVTT. */
            captions: string | null;
            /** @description Sanitised HTML. */
            body: string;
            /** @description One or two sentences. */
            summary: string;
        };
        /** @description A proof-of-work challenge of ALTCHA; hand it to the widget as it is. */
        CaptchaChallenge: {
            parameters: {
                algorithm: string;
                cost: number;
                /** @description Seconds since 1970. */
                expiresAt: number;
                keyLength: number;
                keyPrefix: string;
                keySignature?: string;
                nonce: string;
                salt: string;
            };
            signature: string;
        };
        /** @description What the contact form sends. */
        ContactRequest: {
            /**
             * Name
             * Format: plain-text
             */
            name: string;
            /**
             * Company email
             * Format: email
             */
            company_email: string;
            /**
             * Company website
             * Format: website
             */
            company_website?: string;
            /**
             * Format: plain-text
             * @description One of the roles offered, or 'Other' followed by a colon, a space and the text.
             */
            role: string;
            /**
             * Country
             * Format: country
             * @description English name of the country the company operates in, for instance Singapore; a country of Unicode CLDR that has a
             *     dial code.
             */
            country: string;
            /**
             * Mobile number
             * Format: phone
             * @description '+', the dial code of a country and the number, with or without a space between them. It is stored with the space.
             */
            mobile_number: string;
            /**
             * Message
             * Format: plain-text
             */
            message: string;
            /** @description Solution of a captcha challenge. */
            captcha_token: string;
        };
        /**
         * IP addresses
         * @description Separate several addresses by commas or spaces.
         */
        IpText: string;
    };
    responses: {
        /** @description The request does not fit the contract. `data.problems` names each field. */
        SignInBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignInProblem"];
            };
        };
        /** @description The request is larger than the operation takes. */
        SignInBodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignInProblem"];
            };
        };
        /** @description The request is not JSON. */
        SignInUnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignInProblem"];
            };
        };
        /** @description Too many tries from this address or for this account. `Retry-After` says how many seconds to wait. */
        SignInTooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait before the next call.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignInProblem"];
            };
        };
        /** @description Something failed on our side. Nothing was changed; the request id helps us to find out why. */
        SignInServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignInProblem"];
            };
        };
        /** @description The database cannot be reached. `Retry-After` says how many seconds to wait. */
        SignInUnavailable: {
            headers: {
                /**
                 * @description Seconds to wait before the next call.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignInProblem"];
            };
        };
        /** @description The server has no room to store anything. Try again later. */
        SignInStorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignInProblem"];
            };
        };
        /** @description The request does not fit the contract. `data.problems` names each field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or one that is no longer valid. Sign in again. The one-time code is not required here. */
        SessionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls in a short time. `Retry-After` says how many seconds to wait. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait before the next call.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something failed on our side. Nothing was changed; the request id helps us to find out why. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The database cannot be reached. `Retry-After` says how many seconds to wait. A change may have been stored when only its
         *     answer was lost: read before you send it again.
         */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait before the next call.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description This portal has no single sign-on. Sign in with email and password. */
        SingleSignOnMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The identity provider does not answer, or answers with what cannot be used; or the database cannot be reached. `Retry-After`
         *     says how many seconds to wait.
         */
        SingleSignOnUnavailable: {
            headers: {
                /**
                 * @description Seconds to wait before the next call.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server has no room to store anything. Reading still works; try again later. */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is larger than the operation takes. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request's content type is not the one the operation takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The code is on its way. */
        CodeSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        /** @description How long the code is good. */
                        validSeconds: number;
                        /** @description Seconds until the next code can be requested. */
                        resendSeconds: number;
                    };
                } & components["schemas"]["Answer"];
            };
        };
        /**
         * @description The last code was sent less than 30 seconds ago and is still good, or too many calls came in a short time.
         *     `Retry-After` says how many seconds to wait.
         */
        WaitForCode: {
            headers: {
                /**
                 * @description Seconds to wait before the next call.
                 * @example 18
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or one that is no longer valid. Sign in again. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Signed in, yet not allowed to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such resource, or it belongs to another partner. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The file. */
        DocumentFile: {
            headers: {
                /**
                 * @description Name of the file.
                 * @example attachment; filename="registration.pdf"
                 */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": File;
            };
        };
        /** @description There is no document. */
        NoDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The document cannot be downloaded. */
        DocumentNotAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is missing, or of a type that is not taken. */
        FileMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description One page of submissions. A project that was submitted before submissions were kept has fewer than its events say. */
        SubmissionListAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        /** @description At most `limit` submissions, newest first. */
                        items: components["schemas"]["SubmissionRow"][];
                        /** @description How many there are on all pages. */
                        total: number;
                    };
                } & components["schemas"]["Answer"];
            };
        };
        /** @description The submission. */
        SubmissionAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Submission"];
                } & components["schemas"]["Answer"];
            };
        };
        /** @description The differences, none when both submissions contain the same. */
        SubmissionComparisonAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SubmissionComparison"];
                } & components["schemas"]["Answer"];
            };
        };
        /** @description The note is closed, or the application is not under review. */
        NoteClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The note cannot be marked now. */
        NoteNotSettledByPartner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The field cannot be opened, the note is closed, or the application is not under review. */
        FieldNotOpened: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The application has no such field. */
        PointerUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The field was changed, the note is closed, or the application is not under review. */
        RelatedFieldNotClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing can be written in this conversation. */
        ThreadClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A mention names no field of the last submission. */
        MentionUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Business and technical admins work from the internal network only. */
        OutsideNetwork: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A staff account outside the internal network, or one that signs in with single sign-on. */
        PasswordNotHere: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Not a partner, or the password was not confirmed in the last 10 minutes. */
        NotConfirmed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Any value. Browsers send a changing one, which no cache can answer.
         * @example 1772442852000
         */
        Nocache: string;
        /**
         * @description The most rows to answer with.
         * @example 1000
         */
        Limit: number;
        /**
         * @description The project.
         * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
         */
        ProjectId: string;
        /**
         * @description Which page of rows to answer with; the first is 0.
         * @example 0
         */
        PageNo: number;
        /**
         * @description Number of the submission within its project, from 1 on.
         * @example 2
         */
        SubmissionNumber: number;
        /**
         * @description Number of the submission to compare with, the one before the changes.
         * @example 1
         */
        From: number;
        /**
         * @description Only resolved notes, or only those that are not. All without it.
         * @example false
         */
        Resolved: boolean;
        /**
         * @description Id of a note. Answers with the page that has it, and with that of `pageNo` when no page has it.
         * @example 2b6f1c8e-5d3a-4f70-9a41-7c0e8d2b5f10
         */
        WithNote: string;
        /**
         * @description The most notes to answer with.
         * @example 50
         */
        NoteLimit: number;
        /**
         * @description Id of the note.
         * @example 2b6f1c8e-5d3a-4f70-9a41-7c0e8d2b5f10
         */
        NoteId: string;
        /**
         * @description The most messages to answer with.
         * @example 20
         */
        MessageLimit: number;
        /**
         * @description Where to read on, as the last answer said.
         * @example 7d3a52c8-91f4-4b7e-a0c6-5f2e8d1b9a33
         */
        Cursor: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How old the data are: everything that was stored before this moment is in the answer. A few seconds ago where a replica of
         *     the database answers.
         * @example 2026-03-02T10:02:31.120Z
         */
        DataAsOf: string;
    };
    pathItems: never;
}
export interface operations {
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The owner of the address gets an email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInDone"];
                };
            };
            400: components["responses"]["SignInBadRequest"];
            413: components["responses"]["SignInBodyTooLarge"];
            415: components["responses"]["SignInUnsupportedMediaType"];
            429: components["responses"]["SignInTooManyRequests"];
            500: components["responses"]["SignInServerError"];
            503: components["responses"]["SignInUnavailable"];
            507: components["responses"]["SignInStorageFull"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Signed in, or on the way to confirm the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 'confirmsignup' when the account has to be confirmed first, else empty. */
                        message?: unknown;
                        data: null | components["schemas"]["SignInResult"];
                    } & components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["SignInBadRequest"];
            /** @description No account of this email and password. An unknown email and a wrong password answer alike. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInProblem"];
                };
            };
            /** @description The account is not confirmed; a fresh code is on its way. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInProblem"];
                };
            };
            413: components["responses"]["SignInBodyTooLarge"];
            415: components["responses"]["SignInUnsupportedMediaType"];
            429: components["responses"]["SignInTooManyRequests"];
            500: components["responses"]["SignInServerError"];
            503: components["responses"]["SignInUnavailable"];
            507: components["responses"]["SignInStorageFull"];
        };
    };
    accountAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountAction"];
            };
        };
        responses: {
            /** @description Done, or the code is on its way if the address has an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInDone"];
                };
            };
            /** @description The request does not fit the contract, or the code is wrong or too old. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInProblem"];
                };
            };
            413: components["responses"]["SignInBodyTooLarge"];
            415: components["responses"]["SignInUnsupportedMediaType"];
            /**
             * @description Too many attempts, a code requested within 30 seconds of the last one (`Retry-After` gives the seconds to
             *     wait), or a code closed by 5 wrong attempts (waiting does not help; request a new one).
             */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before the next call.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInProblem"];
                };
            };
            500: components["responses"]["SignInServerError"];
            503: components["responses"]["SignInUnavailable"];
            507: components["responses"]["SignInStorageFull"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshSession"];
            };
        };
        responses: {
            /** @description The new tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInResult"];
                    } & components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["SignInBadRequest"];
            /** @description The refresh token is unknown, expired, used before, or its session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInProblem"];
                };
            };
            413: components["responses"]["SignInBodyTooLarge"];
            415: components["responses"]["SignInUnsupportedMediaType"];
            429: components["responses"]["SignInTooManyRequests"];
            500: components["responses"]["SignInServerError"];
            503: components["responses"]["SignInUnavailable"];
            507: components["responses"]["SignInStorageFull"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOut"];
            };
        };
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null | components["schemas"]["SignOutResult"];
                    } & components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["SignInBadRequest"];
            413: components["responses"]["SignInBodyTooLarge"];
            415: components["responses"]["SignInUnsupportedMediaType"];
            429: components["responses"]["SignInTooManyRequests"];
            500: components["responses"]["SignInServerError"];
            503: components["responses"]["SignInUnavailable"];
            507: components["responses"]["SignInStorageFull"];
        };
    };
    getUserRole: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description external_admin_role, business_admin_role, technical_limited_role or business_limited_role; null
                             *     when none is recorded.
                             */
                            role: string | null;
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignInOptions: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to sign in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInOptions"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    startSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the sign-in goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SingleSignOnStart"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["SingleSignOnMissing"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["SingleSignOnUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    finishSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SingleSignOnAnswer"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SingleSignOnResult"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The provider knows the person, who may not sign in here. Each such refusal is a security event. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["SingleSignOnMissing"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The answer cannot be used. Begin again. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["SingleSignOnUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    requestOtp: {
        parameters: {
            query: {
                /**
                 * @description What the code is for.
                 * @example MFA
                 */
                type: "MFA";
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CodeSent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description The account has turned email codes off. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["WaitForCode"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyOtp"];
            };
        };
        responses: {
            /** @description The code was right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Goes into the X-MFA-Token header. */
                            mfaToken: string;
                            /** @description Whether the password is a temporary one. Then only PUT /portal/user/password is open, until it is changed. */
                            passwordChangeRequired: boolean;
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description The account has turned email codes off. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong, expired or locked. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getSignInWays: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways, in the order in which to offer them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInWays"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifySecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStepProof"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedIn"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description The account does not have this way, or the challenge of the passkey is used or older than 10 minutes. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong or used, or the passkey was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyRequest"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description The account has no passkey. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description The most rows to answer with.
                 * @example 1000
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ProjectRow"][];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectDraft"];
            };
        };
        responses: {
            /** @description The project exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * Format: uuid
                             * @description The new project.
                             */
                            project_id: string;
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The organisation has a project of this name already, whose case does not count, or as many projects as it may have. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The product is not offered yet. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getProject: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Project"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addIpAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpAddresses"];
            };
        };
        responses: {
            /** @description The project's whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["IpAddress"][];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            /** @description The request does not fit the contract. `data.problems` names each address that is not allowed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The list would grow beyond 50 addresses, or the project is suspended or under review. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    removeIpAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
                /**
                 * @description The address's id.
                 * @example 3e5a9d10-51a3-4c0f-9f3c-1d2e3f4a5b6c
                 */
                ipId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project is suspended or under review. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    generateKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRequest"];
            };
        };
        responses: {
            /** @description The key, shown once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The key itself. Goes into X-Api-Key and cannot be read again. */
                            apiKeyValue: string;
                            credential: components["schemas"]["Credential"];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project cannot have this key now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code does not allow a live key. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    requestLiveKeyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CodeSent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["WaitForCode"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key's id, not its value.
                 * @example 8d2c1f0a-6a4e-4f0e-b7a1-9b7a3c5d1e22
                 */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The key was revoked before. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listAgentTokens: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Address of the MCP server that takes the tokens. */
                            serverUrl: string;
                            items: components["schemas"]["AgentToken"][];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAgentToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAgentToken"];
            };
        };
        responses: {
            /** @description The token, shown once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The token itself. Goes into Authorization as Bearer and cannot be read again. */
                            value: string;
                            token: components["schemas"]["AgentToken"];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project cannot have this token now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    revokeAgentToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
                /**
                 * @description The token's id, not its value.
                 * @example 3f6d2b1a-5c4e-4d7f-9a8b-2c1d0e9f8a77
                 */
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The token was revoked before. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    submitGoLive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["GoLiveSubmission"];
            };
        };
        responses: {
            /** @description The application is in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            status: components["schemas"]["ProjectStatus"];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            /** @description The request does not fit the contract, or the file is missing or of a type that is not taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project or its document is not in a state to be submitted, or the draft is not the one that was read. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The operator is not offered yet, or the bank details change and the code does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getGoLiveDraft: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GoLiveDraft"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveGoLiveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoLiveDraftInput"];
            };
        };
        responses: {
            /** @description The stored draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GoLiveDraft"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project cannot be submitted now, so there is nothing to save, or the draft is not the one that was read. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    downloadGoLiveDocument: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoDocument"];
            409: components["responses"]["DocumentNotAccepted"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadGoLiveDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["GoLiveDocumentUpload"];
            };
        };
        responses: {
            /** @description The stored draft, with the document whose virus scan is pending. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GoLiveDraft"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["FileMissing"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project cannot be submitted now, the company's document cannot be replaced, or the draft is not the one that was read. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getProgress: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The path and the clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewProgress"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEndings: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the project uses and what ends; the earliest end first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Endings"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawForm"];
            };
        };
        responses: {
            /** @description The project is a draft again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            status: components["schemas"]["ProjectStatus"];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project does not wait for a decision. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listSubmissions: {
        parameters: {
            query?: {
                /**
                 * @description Which page of rows to answer with; the first is 0.
                 * @example 0
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description The most rows to answer with.
                 * @example 1000
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SubmissionListAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubmission: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
                /**
                 * @description Number of the submission within its project, from 1 on.
                 * @example 2
                 */
                number: components["parameters"]["SubmissionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SubmissionAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareSubmissions: {
        parameters: {
            query: {
                /**
                 * @description Number of the submission to compare with, the one before the changes.
                 * @example 1
                 */
                from: components["parameters"]["From"];
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
                /**
                 * @description Number of the submission within its project, from 1 on.
                 * @example 2
                 */
                number: components["parameters"]["SubmissionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SubmissionComparisonAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCalls: {
        parameters: {
            query?: {
                /**
                 * @description Only calls to this environment.
                 * @example sandbox
                 */
                environment?: "sandbox" | "live";
                /**
                 * @description Only calls from this moment on.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                from?: string;
                /**
                 * @description Only calls before this moment.
                 * @example 2026-04-01T00:00:00.000Z
                 */
                to?: string;
                /**
                 * @description Only calls with this result.
                 * @example SUCCESS
                 */
                resultCode?: string;
                /**
                 * @description Only calls with this correlation id.
                 * @example order-2026-0001
                 */
                correlationId?: string;
                /**
                 * @description Only calls of this operation, by its operationId in the description of the product.
                 * @example createCharge
                 */
                operation?: string;
                /**
                 * @description Only calls that the gateway refused for this reason, by its id in the description of the product.
                 * @example header-missing
                 */
                refusal?: string;
                /**
                 * @description The most rows to answer with.
                 * @example 1000
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Where to read on, as the last answer said.
                 * @example 0195a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b
                 */
                cursor?: string;
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["CallRow"][];
                            /** @description Where to read on; null at the end. */
                            nextCursor: string | null;
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCall: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
                /**
                 * @description The call.
                 * @example 0195a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b
                 */
                callId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Call"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCalls: {
        parameters: {
            query?: {
                /**
                 * @description Only calls to this environment.
                 * @example sandbox
                 */
                environment?: "sandbox" | "live";
                /**
                 * @description Only calls from this moment on.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                from?: string;
                /**
                 * @description Only calls before this moment.
                 * @example 2026-04-01T00:00:00.000Z
                 */
                to?: string;
                /**
                 * @description Only calls with this result.
                 * @example SUCCESS
                 */
                resultCode?: string;
                /**
                 * @description Only calls with this correlation id.
                 * @example order-2026-0001
                 */
                correlationId?: string;
                /**
                 * @description Only calls of this operation, by its operationId in the description of the product.
                 * @example createCharge
                 */
                operation?: string;
                /**
                 * @description Only calls that the gateway refused for this reason, by its id in the description of the product.
                 * @example header-missing
                 */
                refusal?: string;
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description Name of the file.
                     * @example attachment; filename="calls.csv"
                     */
                    "Content-Disposition"?: string;
                    "Data-As-Of": components["headers"]["DataAsOf"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description Whose messages.
                 * @example sandbox
                 */
                environment?: "sandbox" | "live";
                /**
                 * @description The most rows to answer with.
                 * @example 1000
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["HandsetMessage"][];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReadiness: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checklist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWishedProductCodes: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wishes, by operator and price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishedProductCodesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveWishedProductCodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductCodeWishes"];
            };
        };
        responses: {
            /** @description The stored list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishedProductCodesAnswer"];
                };
            };
            /** @description A wish does not fit the contract, or a code occurs twice. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project is under review, live or suspended, or its review did not ask to change the codes. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listProjectNotes: {
        parameters: {
            query?: {
                /**
                 * @description Only resolved notes, or only those that are not. All without it.
                 * @example false
                 */
                resolved?: components["parameters"]["Resolved"];
                /**
                 * @description Which page of rows to answer with; the first is 0.
                 * @example 0
                 */
                pageNo?: components["parameters"]["PageNo"];
                /**
                 * @description Id of a note. Answers with the page that has it, and with that of `pageNo` when no page has it.
                 * @example 2b6f1c8e-5d3a-4f70-9a41-7c0e8d2b5f10
                 */
                with?: components["parameters"]["WithNote"];
                /**
                 * @description The most notes to answer with.
                 * @example 50
                 */
                limit?: components["parameters"]["NoteLimit"];
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewNotes"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
                /**
                 * @description Id of the note.
                 * @example 2b6f1c8e-5d3a-4f70-9a41-7c0e8d2b5f10
                 */
                noteId: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteAnswerInput"];
            };
        };
        responses: {
            /** @description The note with the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewNote"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoteClosed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    markNoteDone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
                /**
                 * @description Id of the note.
                 * @example 2b6f1c8e-5d3a-4f70-9a41-7c0e8d2b5f10
                 */
                noteId: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteDone"];
            };
        };
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewNote"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoteNotSettledByPartner"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    relateField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
                /**
                 * @description Id of the note.
                 * @example 2b6f1c8e-5d3a-4f70-9a41-7c0e8d2b5f10
                 */
                noteId: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelatedField"];
            };
        };
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewNote"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FieldNotOpened"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PointerUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unrelateField: {
        parameters: {
            query: {
                /**
                 * @description JSON pointer of the field, as the note lists it under `related`.
                 * @example /project/locale
                 */
                pointer: components["schemas"]["NotePointer"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
                /**
                 * @description Id of the note.
                 * @example 2b6f1c8e-5d3a-4f70-9a41-7c0e8d2b5f10
                 */
                noteId: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewNote"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RelatedFieldNotClosed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listThreadMessages: {
        parameters: {
            query?: {
                /**
                 * @description The most messages to answer with.
                 * @example 20
                 */
                limit?: components["parameters"]["MessageLimit"];
                /**
                 * @description Where to read on, as the last answer said.
                 * @example 7d3a52c8-91f4-4b7e-a0c6-5f2e8d1b9a33
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ThreadMessage"][];
                            /** @description Where to read on; null at the oldest message. */
                            nextCursor: string | null;
                            /** @description Why nothing can be written to the other side now; null while it can. */
                            closed: string | null;
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addThreadMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewThreadMessage"];
            };
        };
        responses: {
            /** @description The message is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ThreadMessage"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ThreadClosed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MentionUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getOrganisation: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Organisation"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveOrganisation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganisationChange"];
            };
        };
        responses: {
            /** @description The stored company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Organisation"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The company's details are locked after an approval, a project of the company is under review, or the details have another revision. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The bank details change, and the code does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    requestBankOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CodeSent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The company's details are settled, or a project of the company waits for its decision. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["WaitForCode"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    downloadOrganisationDocument: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoDocument"];
            409: components["responses"]["DocumentNotAccepted"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadOrganisationDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description The document waits for its virus scan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FileAttachment"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["FileMissing"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The document is settled, or a project of the company waits for its decision. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutsideNetwork"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description The stored profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutsideNetwork"];
            /** @description The company of this representative is settled, a project of it waits for its decision, or the profile is not the one that was read. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description The password was changed. This session goes on, every other one has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordNotHere"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The current password is wrong, or the new one is the same. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that are open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Session"][];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutsideNetwork"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session.
                 * @example a1b2c3d4-e5f6-4a7b-8c9d-0e1f2a3b4c5d
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutsideNetwork"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    confirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getSecondStep: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondStep"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStepChange"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotConfirmed"];
            /** @description The account does not have this way, or would be locked out without the email code. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    confirmAuthenticatorApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticatorCode"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotConfirmed"];
            /** @description No secret was requested in the last 10 minutes, or another session was quicker. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    startAuthenticatorApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuthenticatorSecret"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotConfirmed"];
            /** @description The account has an authenticator app. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    removeAuthenticatorApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotConfirmed"];
            /** @description The account has no authenticator app. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddedPasskey"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotConfirmed"];
            /** @description The challenge is used or older than 10 minutes, the passkey is registered already, or the account has 10. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The passkey was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyCreation"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotConfirmed"];
            /** @description The account has 10 passkeys. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The passkey.
                 * @example 0b9c8d7e-6f5a-4b3c-8d2e-1f0a9b8c7d6e
                 */
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskeyForm"];
            };
        };
        responses: {
            /** @description Renamed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotConfirmed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The passkey.
                 * @example 0b9c8d7e-6f5a-4b3c-8d2e-1f0a9b8c7d6e
                 */
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotConfirmed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotConfirmed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Where to read on, from an earlier answer.
                 * @example 9007199254740991
                 */
                cursor?: number;
                /**
                 * @description The most notifications to answer with.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Notification"][];
                            /** @description All unread ones. */
                            unread: number;
                            /** @description Where to read on; null at the end. */
                            nextCursor: number | null;
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutsideNetwork"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        responses: {
            /** @description They are read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The unread ones that are left. */
                            unread: number;
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutsideNetwork"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["NotificationPreference"][];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutsideNetwork"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPreferences"];
            };
        };
        responses: {
            /** @description The stored preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["NotificationPreference"][];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutsideNetwork"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The role does not get the kind, or the kind does not have the choice. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    streamNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutsideNetwork"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRateCard: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RateCardRow"][];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConfigs: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Configs"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    callTryOutHost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TryOutCall"];
            };
        };
        responses: {
            /** @description The host answered, with any status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TryOutAnswer"];
                    } & components["schemas"]["Answer"];
                };
            };
            /** @description The request does not fit the contract, where `data.problems` names each field, or the call cannot be sent. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Signed in, yet not allowed to do this, or the portal does not call this host. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            /** @description The host gave no answer that can be shown. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
            /** @description The host took longer than 10 seconds. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            507: components["responses"]["StorageFull"];
        };
    };
    listTryOutHosts: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hosts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Names, each with its port where that is not 443. */
                            hosts: string[];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query: {
                /**
                 * @description English name of the country, as in the PROVIDER list. Volumes are in its currency.
                 * @example Singapore
                 */
                country: string;
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "Data-As-Of": components["headers"]["DataAsOf"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerTransactions"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProjectTransactions: {
        parameters: {
            query: {
                /**
                 * @description English name of the country, as in the PROVIDER list. Volumes are in its currency.
                 * @example Singapore
                 */
                country: string;
                /**
                 * @description Which environment's figures. In the sandbox no money moves.
                 * @example live
                 */
                environment?: "sandbox" | "live";
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The project.
                 * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
                 */
                projectId: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "Data-As-Of": components["headers"]["DataAsOf"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectTransactions"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchArticles: {
        parameters: {
            query: {
                /**
                 * @description Words to look for.
                 * @example carrier billing
                 */
                keyword: string;
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ArticleRow"][];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArticle: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The article's id, as searching names it.
                 * @example 12
                 */
                articleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Article"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaptchaChallenge: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one, which no cache can answer.
                 * @example 1772442852000
                 */
                nocache?: components["parameters"]["Nocache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CaptchaChallenge"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description The message is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The captcha was not solved, is too old, or was used before. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
}
