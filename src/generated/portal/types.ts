// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface paths {
    "/portal/user/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Creates a partner's account and sends a confirmation code by email, good for 5 minutes. An address that has an
         *     account already gets the same answer, so that nobody learns who is a partner; its owner is told by email.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email and password
         * @description The first step of signing in. The tokens open only what the second step needs: the role, the network check and the
         *     one-time code. The email's case does not count. An account that was never confirmed gets no tokens: either the code
         *     sent earlier is still good (200, message `confirmsignup`), or a fresh one was sent (403).
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/user/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an account or recover a password
         * @description `action` says what is meant. confirmSignUp takes the code of the sign-up mail in `key`. resendSignUp sends that code
         *     again. forgotPassword sends a code for a new password. resetPassword takes that code in `key` and the new
         *     `password`, and ends every session of the account.
         *
         *     A code has 6 digits, is good for 5 minutes and 5 tries, and can be sent again after 30 seconds. Asking for a code
         *     answers the same for known and unknown addresses, waiting time included.
         */
        post: operations["accountAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/user/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get fresh tokens
         * @description Answers with a new pair of tokens; the refresh token sent is used up. A refresh token that was used before ends the
         *     session it came from, since somebody else may hold a copy.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session the refresh token belongs to. The access token is not needed, it may have expired. A token that
         *     means nothing any more gets the same answer: the person is signed out either way.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/user/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up one's role
         * @description The role as the server records it. A client that does not know the name treats its bearer as an external admin;
         *     the server grants by its own record only.
         */
        get: operations["getUserRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/auth/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Request a one-time code
         * @description Sends a 6-digit code by email, good for 5 minutes and 5 tries. A new code replaces the one before it and can be asked
         *     for after 30 seconds.
         */
        get: operations["requestOtp"];
        put?: never;
        /**
         * Check a one-time code
         * @description The second step of signing in. The MFA token proves it from now on, for as long as the session lives.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the partner's projects
         * @description Every project of the signed-in partner's organisation, newest first.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description The project starts as NEW with sandbox product codes of its own.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/projects/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a project
         * @description The project with its keys (never their values), product codes and whitelisted addresses.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/projects/{projectId}/ip-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whitelist addresses
         * @description Adds IPv4 addresses from which the project may call. They are drafts, shown as inactive, until the project goes
         *     live. An address that is on the list already stays as it is. A project holds at most 50.
         */
        post: operations["addIpAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/projects/{projectId}/ip-addresses/{ipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an address off the whitelist
         * @description Calls from this address are refused from now on.
         */
        delete: operations["removeIpAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a key
         * @description The value is in this answer and nowhere else: only its hash is kept, and lists show its last four characters. A key is
         *     good for 365 days. Live keys exist once the project has gone live. A project holds at most 5 active keys per environment.
         */
        post: operations["generateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description Calls with this key are refused from now on, also on a suspended project. It stays in the list as revoked.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one's own profile
         * @description The signed-in person. A partner's is the company's representative.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/ratecard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rate card
         * @description What each operator's charges pay out, in percent.
         */
        get: operations["getRateCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the reference lists
         * @description The lists that requests refer to by id or code, and the addresses of both environments. They change rarely; keep them for a session.
         */
        get: operations["getConfigs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description It is done; there is nothing more to say. */
        Done: {
            /**
             * @description Always true.
             * @constant
             */
            status: true;
            /** @description Empty unless there is something to say. */
            message: string;
            data: null;
        };
        /** @description It is done; there is nothing more to say. */
        SignInDone: {
            /**
             * @description Always 200.
             * @constant
             */
            statusCode: 200;
            /** @description Empty. */
            message: string;
            data: null;
        };
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
        /** @description What signing in sends. The browser lowercases the email; the server does not mind its case. */
        SignIn: {
            /**
             * Email
             * Format: email
             */
            email: string;
            /** Password */
            password: string;
        };
        SignInResult: {
            token: components["schemas"]["AuthToken"];
        };
        /** @description The tokens of a session. Every refresh replaces both. */
        AuthToken: {
            /** @description Goes into Authorization as Bearer. Good for 15 minutes. */
            AccessToken: string;
            /** @description Buys the next pair of tokens. Used once. */
            RefreshToken: string;
        };
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
        OtpForm: {
            /**
             * Code
             * @description The 6 digits of the newest mail.
             */
            otp: string;
        };
        VerifyOtp: {
            /**
             * Code
             * @description The 6 digits of the newest mail.
             */
            otp: string;
            /**
             * @description What the code is for.
             * @enum {string}
             */
            type: "MFA";
        };
        AccountAction: components["schemas"]["confirmSignUp"] | components["schemas"]["resendSignUp"] | components["schemas"]["forgotPassword"] | components["schemas"]["resetPassword"];
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
        RefreshSession: {
            /** @description RefreshToken of the last sign-in or refresh. */
            refreshToken: string;
        };
        SignOut: {
            /** @description RefreshToken of the last sign-in or refresh. */
            refreshToken: string;
        };
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
            technicalData: {
                /** @description Base address of simulated calls. */
                sandboxUrl: string;
                /** @description Base address of real calls; null until the project is live. */
                liveUrl: string | null;
                /** Format: date-time */
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
            /** @description Email of who generated it. */
            accessKeyGeneratedBy: string;
            /** @description False once revoked or expired. */
            is_active: boolean;
            /** @description Token of the operator's platform; null while the platform has given none. */
            opToken: string | null;
            /** Format: date-time */
            createdOn: string;
            /**
             * Format: date-time
             * @description When it last opened a call; null if never.
             */
            lastUsedOn: string | null;
            /** @enum {string} */
            status: "active" | "expired" | "revoked";
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
         * Whitelisted IPs
         * @description Addresses as a person types them; IpAddresses holds the rules of each.
         */
        IpAddressesForm: {
            /**
             * IP addresses
             * @description Separate several addresses by commas or spaces.
             */
            ipAddresses: string;
        };
        IpAddresses: {
            /** IP addresses */
            ipAddresses: string[];
        };
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
        };
        /** @description Every reference list by its name, and the environments. */
        Configs: {
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
        };
        ProductType: {
            /** @description Number that requests carry. */
            id: number;
            /** @description Words to show. */
            name: string;
            /** @description False while it is coming soon; it cannot be chosen then. */
            offered: boolean;
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
        EnvironmentAddress: {
            id: components["schemas"]["EnvTypeId"];
            name: components["schemas"]["EnvironmentName"];
            /** @description Base address of the payment API. */
            url: string;
        };
        FieldProblem: {
            /** @description JSON Pointer into the request body; a parameter is /path/{name}, /query/{name} or /header/{name}. */
            field: string;
            /** @description The JSON Schema keyword that refused the value, for instance required or maxLength. */
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
        /**
         * @description Where a project stands, in the portal's words: NEW is a draft, GO_LIVE_PENDING_SUBMIT waits for approval, GONE_LIVE is
         *     live, REJECT was refused (it can be corrected and submitted again), SUSPENDED was live and is stopped.
         * @enum {string}
         */
        ProjectStatus: "NEW" | "GO_LIVE_PENDING_SUBMIT" | "GONE_LIVE" | "REJECT" | "SUSPENDED";
        /**
         * @description An amount as a decimal number, never a binary float.
         * @example 12.50
         */
        Money: string;
        /**
         * @description Code of the operator (payment service provider).
         * @enum {string}
         */
        ProviderCode: "STM" | "AIS" | "GLB" | "ARTL" | "AIS2" | "AIS3" | "OPTUS3" | "MLT";
        /**
         * @description Sandbox calls are simulated, live calls reach the operator.
         * @enum {string}
         */
        EnvironmentName: "sandbox" | "live";
        /** @description An address that may call the platform for a project. */
        IpAddress: {
            /**
             * Format: uuid
             * @description Identifier given by the portal.
             */
            id: string;
            /**
             * Format: ipv4-unicast
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
        /** @description One entry of a reference list. */
        MetadataItem: {
            /** @description Number that requests carry. */
            id: number;
            /** @description Words to show. */
            name: string;
        };
        /**
         * @description Id of the environment, 6 for sandbox and 7 for live.
         * @enum {integer}
         */
        EnvTypeId: 6 | 7;
    };
    responses: {
        /** @description Business and technical admins work from the internal network only. */
        OutsideNetwork: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
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
        /** @description No session, or one that is no longer valid. Sign in again. The one-time code is not asked for here. */
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
        /** @description Nothing of this id belongs to you. */
        NotFound: {
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
         * @description Any value. Browsers send a changing one so that no cache answers in the server's place.
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
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
            /** @description Whoever owns the address has mail. */
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
                        /**
                         * @description Always 200.
                         * @constant
                         */
                        statusCode: 200;
                        /** @description 'confirmsignup' when the account has to be confirmed first, else empty. */
                        message: string;
                        data: null | components["schemas"]["SignInResult"];
                    };
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
             * @description Too many tries, a code asked for within 30 seconds of the last one (`Retry-After` says how many seconds to
             *     wait), or a code closed by 5 wrong tries (waiting does not help; request a new one).
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
                        /**
                         * @description Always 200.
                         * @constant
                         */
                        statusCode: 200;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["SignInResult"];
                    };
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
                    "application/json": components["schemas"]["SignInDone"];
                };
            };
            400: components["responses"]["SignInBadRequest"];
            413: components["responses"]["SignInBodyTooLarge"];
            415: components["responses"]["SignInUnsupportedMediaType"];
            429: components["responses"]["SignInTooManyRequests"];
            500: components["responses"]["SignInServerError"];
            507: components["responses"]["SignInStorageFull"];
        };
    };
    getUserRole: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one so that no cache answers in the server's place.
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
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                        /** @description Empty unless there is something to say. */
                        message: string;
                        data: {
                            /**
                             * @description external_admin_role, business_admin_role, technical_limited_role or business_limited_role; null
                             *     when none is recorded.
                             */
                            role: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
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
                 * @description Any value. Browsers send a changing one so that no cache answers in the server's place.
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
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                        /** @description Empty unless there is something to say. */
                        message: string;
                        data: {
                            /** @description How long the code is good. */
                            validSeconds: number;
                            /** @description When the next code can be asked for. */
                            resendSeconds: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /**
             * @description The last code was sent less than 30 seconds ago and is still good, or too many calls came in a short time.
             *     `Retry-After` says how many seconds to wait.
             */
            429: {
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
            500: components["responses"]["ServerError"];
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
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                        /** @description Empty unless there is something to say. */
                        message: string;
                        data: {
                            /** @description Goes into the X-MFA-Token header. */
                            mfaToken: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code does not open the door. */
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
                 * @description Any value. Browsers send a changing one so that no cache answers in the server's place.
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
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                        /** @description Empty unless there is something to say. */
                        message: string;
                        data: {
                            items: components["schemas"]["ProjectRow"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
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
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                        /** @description Empty unless there is something to say. */
                        message: string;
                        data: {
                            /**
                             * Format: uuid
                             * @description The new project.
                             */
                            project_id: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The organisation has a project of this name already. Case does not count. */
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
            507: components["responses"]["StorageFull"];
        };
    };
    getProject: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one so that no cache answers in the server's place.
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
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                        /** @description Empty unless there is something to say. */
                        message: string;
                        data: components["schemas"]["Project"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
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
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                        /** @description Empty unless there is something to say. */
                        message: string;
                        data: {
                            items: components["schemas"]["IpAddress"][];
                        };
                    };
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
            /** @description The list would grow beyond 50 addresses, or the project is suspended. */
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
            /** @description The address is off the list. */
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
            /** @description The project is suspended. */
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
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                        /** @description Empty unless there is something to say. */
                        message: string;
                        data: {
                            /** @description The key itself. Goes into X-Api-Key and cannot be read again. */
                            apiKeyValue: string;
                            credential: components["schemas"]["Credential"];
                        };
                    };
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
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
            507: components["responses"]["StorageFull"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one so that no cache answers in the server's place.
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
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                        /** @description Empty unless there is something to say. */
                        message: string;
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OutsideNetwork"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getRateCard: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one so that no cache answers in the server's place.
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
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                        /** @description Empty unless there is something to say. */
                        message: string;
                        data: components["schemas"]["RateCardRow"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getConfigs: {
        parameters: {
            query?: {
                /**
                 * @description Any value. Browsers send a changing one so that no cache answers in the server's place.
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
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                        /** @description Empty unless there is something to say. */
                        message: string;
                        data: components["schemas"]["Configs"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
