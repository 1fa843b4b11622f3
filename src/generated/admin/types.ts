// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export interface components {
    schemas: {
        /**
         * Comment on a decision
         * @description What is typed before a project is suspended.
         */
        DecisionCommentForm: {
            /**
             * Comment
             * Format: plain-text
             * @description The partner reads it.
             */
            message: string;
        };
        /**
         * Reject project
         * @description What is filled in before a project is rejected.
         */
        RejectionForm: {
            /**
             * What has to change
             * @description Just these parts open again, whatever was settled before. Without it everything opens that no approval has settled.
             */
            changes: components["schemas"]["ApplicationPart"][];
            /**
             * Comment
             * Format: plain-text
             * @description The partner reads it.
             */
            message: string;
        };
        /**
         * Send back
         * @description What is typed before a project is sent back to its preparation.
         */
        SendBackForm: {
            /**
             * Comment
             * Format: plain-text
             * @description Business internal reads it.
             */
            message: string;
        };
        /**
         * Comment to the partner
         * @description What may be typed before a project is approved or reinstated.
         */
        DecisionNoteForm: {
            /**
             * Comment
             * Format: plain-text
             * @description The partner reads it.
             */
            message?: string;
        };
        /**
         * Approve technically
         * @description A technical approval as a person fills it in; the checks are sent as one object.
         */
        TechApprovalForm: {
            /**
             * The IP addresses are checked.
             * @constant
             */
            ipAddresses: true;
            /**
             * The product codes are tested.
             * @constant
             */
            productCodes: true;
            /**
             * The documents are checked.
             * @constant
             */
            documents: true;
            /**
             * Comment
             * Format: plain-text
             * @description The business admin reads it.
             */
            message?: string;
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
         * @description Status of a project in the admin API: draft is NEW, pending is GO_LIVE_PENDING_SUBMIT, live is
         *     GONE_LIVE, reject is REJECT, deleted is SUSPENDED.
         * @enum {string}
         */
        AdminProjectStatus: "draft" | "pending" | "live" | "deleted" | "reject";
        /**
         * @description What a pending project waits for: `preparation` by business internal, `technical-review` by the technical admin,
         *     `business-review` by the business admin, `changes-requested` for the partner, who changes what a desk has asked for.
         * @enum {string}
         */
        ReviewStage: "preparation" | "technical-review" | "business-review" | "changes-requested";
        /**
         * @description An amount as a decimal number, never a binary float.
         * @example 12.50
         */
        Money: string;
        /** @description A staff member who opened a review. */
        ReviewView: {
            /** @description Email address of the staff member. */
            emailId: string;
            /**
             * Format: date-time
             * @description When that was.
             */
            viewedOn: string;
        };
        /** @description How long a pending project has waited, against the promise to its partner. */
        Waiting: {
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
            /** @description Business days that the desks have used, in the country of its first operator. */
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
            /** @description Whether it has waited longer than promised. */
            overdue: boolean;
            /** @description Who of the staff opened its review last; null before the first. */
            lastViewed: components["schemas"]["ReviewView"] | null;
        };
        /** @description One project in a list of the staff. What does not apply to the list is null. */
        AdminProjectRow: {
            /**
             * Format: uuid
             * @description Id of the project.
             */
            id: string;
            /** @description Its name. */
            projectName: string;
            status: components["schemas"]["AdminProjectStatus"];
            /** @description What it waits for; null unless it is pending. */
            stage: components["schemas"]["ReviewStage"] | null;
            /**
             * Format: date-time
             * @description When the partner created it.
             */
            createDate: string;
            /**
             * Format: uuid
             * @description Id of the partner's organisation.
             */
            orgId: string;
            /** @description The organisation's registered name; null until the partner gives one. */
            orgName: string | null;
            /** @description What to call the partner: the name of its organisation, its email address before there is one. */
            partnerName: string;
            /**
             * Format: date-time
             * @description When the technical admin approved it.
             */
            techCheckDate: string | null;
            /** @description What users paid in the last 30 days, today included, before refunds, in the currency of the requested operator; null in lists without one. */
            grossVolume: components["schemas"]["Money"] | null;
            /** @description What the partner is paid of it, charges less refunds, each at the payout rate that the operator had when it was charged; null in lists without an operator. Refunds of earlier charges can take it below zero. */
            netVolume: string | null;
            /** @description Successful charges in the last 30 days; null in lists without an operator. */
            transactions: number | null;
            /**
             * Format: date-time
             * @description When the partner signed up.
             */
            signUpDate: string;
            /**
             * Format: date-time
             * @description When it was approved.
             */
            goLiveDate: string | null;
            /**
             * Format: date-time
             * @description When the partner last asked to go live.
             */
            goLiveRequestDate: string | null;
            /**
             * Format: date-time
             * @description When it was last rejected.
             */
            rejectDate: string | null;
            /**
             * Format: date-time
             * @description When the partner last submitted it for go-live.
             */
            dateSubmitted: string | null;
            /** @description How long it has waited; null unless it is pending. */
            waiting: components["schemas"]["Waiting"] | null;
        };
        /** @description How the caller's own desk keeps up. */
        Queue: {
            /** @description Pending projects of the list that have waited longer than promised, of its first 2 000. */
            overdue: number;
            /** @description Median of the business days that a project was at this desk before it moved on; null when none has in 90 days. */
            medianDays: number | null;
            /** @description How many the median is of. */
            finished: number;
        };
        /**
         * @description Code of the operator (payment service provider).
         * @enum {string}
         */
        ProviderCode: "STM" | "AIS" | "GLB" | "ARTL" | "AIS2" | "AIS3" | "OPTUS3" | "MLT";
        /** @description How many projects of each status a partner has, those included that a list of 1000 has no room for. */
        PartnerProjectTotals: {
            /** @description Never submitted for go-live. */
            draft: number;
            /** @description Waiting for a decision. */
            pending: number;
            /** @description Approved. */
            live: number;
            /** @description Rejected after a go-live request. */
            reject: number;
            /** @description Suspended. */
            deleted: number;
        };
        /** @description How many projects there are, by state. The total includes the suspended ones. */
        ProjectCounts: {
            /** @description All of them. */
            total: number;
            /** @description Live. */
            approved: number;
            /** @description Waiting for a decision. */
            pending: number;
            /** @description Never submitted for go-live. */
            inactive: number;
            /** @description Rejected after a go-live request. */
            rejected: number;
        };
        /** @description One content partner with the counts of its projects. */
        PartnerRow: {
            /**
             * Format: uuid
             * @description Id of the partner's organisation.
             */
            partnerUUID: string;
            /** @description The name of the organisation, its email address before there is one. */
            name: string;
            /** @description Where the company operates. */
            country: string | null;
            /**
             * Format: date-time
             * @description When the partner signed up.
             */
            signUpDate: string;
            projects: components["schemas"]["ProjectCounts"];
        };
        /** @enum {string} */
        Salutation: "Mr." | "Mrs." | "Ms." | "Dr.";
        /** @description The person who represents the partner. */
        BusinessRepDetails: {
            /** @description Form of address. */
            salutation: components["schemas"]["Salutation"] | null;
            /** @description Position in the company. */
            JobTitle: string | null;
            /** @description First and last name. */
            fullName: string | null;
            /** @description Country code and number, for instance +65 81234567. */
            contactNumber: string | null;
            /** @description Business email address. */
            emailId: string;
        };
        /** @description The account that payouts go to. */
        BankDetails: {
            accountNumber: string | null;
            bankCode: string | null;
            bankName: string | null;
            branchCode: string | null;
        };
        /**
         * @description Result of the virus scan. Only ACCEPTED files can be downloaded.
         * @enum {string}
         */
        AntivirusStatus: "PENDING" | "ACCEPTED" | "REJECTED";
        /** @description An uploaded file and the result of its virus scan. */
        ProjectDocument: {
            /**
             * Format: uuid
             * @description Id of the document.
             */
            id: string;
            /** @description Name of the file as it was uploaded. */
            name: string;
            /** @description Where the file can be read; null until the virus scan has accepted it. */
            downloadUrl: string | null;
            antivirusStatus: components["schemas"]["AntivirusStatus"];
        };
        /** @description A content partner as the business admin sees it. What it has not told yet is null. */
        Partner: {
            /**
             * Format: uuid
             * @description Id of the partner's organisation.
             */
            partnerUUID: string;
            /**
             * Format: uuid
             * @description Id of its representative's account.
             */
            userId: string;
            /** @description Registered name. */
            name: string | null;
            /** @description Address on the web. */
            website: string | null;
            /** @description Name of a COMPANY_TYPE entry. */
            industry: string | null;
            /** @description What the company does. */
            description: string | null;
            /** @description Business registration number. */
            businessRegisNum: string | null;
            /** @description Registered address. */
            address: string | null;
            /** @description Where the company operates. */
            country: string | null;
            /** @description Phone number for subscribers' questions. */
            hotlineNumber: string | null;
            businessRepDetails: components["schemas"]["BusinessRepDetails"];
            bankDetails: components["schemas"]["BankDetails"];
            /**
             * @description The account that the last approval of a project accepted; null before the first. Pay to this one: the partner can change
             *     `bankDetails` when a review asks for it, and no one has accepted the change before the next approval.
             */
            approvedBankDetails: components["schemas"]["BankDetails"] | null;
            /** @description The registration document of the company; null when none was handed in. */
            document: components["schemas"]["ProjectDocument"] | null;
        };
        /** @description Projects and environments that used it, also those beyond the list. */
        UseTotal: number;
        /**
         * @description Sandbox calls are simulated. Live calls go to the operator connection that GET /portal/configs names.
         * @enum {string}
         */
        EnvironmentName: "sandbox" | "live";
        /** @description The calls of one project in one environment. */
        ApiUse: {
            /** Format: uuid */
            projectId: string;
            projectName: string;
            /** @description Whether the project was submitted for go-live; staff have no page of others. */
            isSubmitted: boolean;
            /** Format: uuid */
            orgId: string;
            /** @description The email address until the company has a name. */
            partnerName: string;
            environment: components["schemas"]["EnvironmentName"];
            calls: number;
            /** @description Calls of which the log does not keep whether they sent the field. */
            unknown: number;
            /** Format: date-time */
            lastCallOn: string;
        };
        /** @description Most calls first. */
        ApiUses: components["schemas"]["ApiUse"][];
        ApiEnding: {
            /** @description The same in every version. */
            id: string;
            /** @description What ends: the operation, a parameter or a property. */
            label: string;
            operation: string;
            method: string;
            path: string;
            /**
             * Format: date
             * @description Since when it is deprecated.
             */
            deprecated: string | null;
            /**
             * Format: date
             * @description The day on which it ends.
             */
            sunset: string;
            total: components["schemas"]["UseTotal"];
            uses: components["schemas"]["ApiUses"];
        };
        ApiChange: {
            /**
             * @description How it affects programs. Of texts only deprecations are listed.
             * @enum {string}
             */
            kind: "breaking" | "additive" | "text";
            /** @description The rule that found the difference. */
            rule: string;
            message: string;
            /** @description JSON pointer into the product's file. */
            pointer: string;
            /** @description The operations that it concerns. */
            operations: string[];
            /** @description Whether only calls count that sent a field. */
            countsFields: boolean;
            total: components["schemas"]["UseTotal"];
            uses: components["schemas"]["ApiUses"];
        };
        ApiComparison: {
            /** @description A released version, or 'unreleased'. */
            version: string;
            /** @description The version that it is compared with. */
            before: string;
            /**
             * Format: date
             * @description The day of the release; null before it.
             */
            released: string | null;
            /** @description Breaking changes first. Changes of texts are left out. */
            changes: components["schemas"]["ApiChange"][];
        };
        ApiChanges: {
            /**
             * Format: date-time
             * @description Calls from then on are counted.
             */
            since: string;
            /** @description The product that the lists are about, by its suffix. */
            product: string;
            /** @description The products to choose from. */
            products: {
                product: string;
                title: string;
            }[];
            /** @description Deprecated parts with a day of their end, the earliest first. */
            endings: components["schemas"]["ApiEnding"][];
            /** @description The file against its last release where they differ, and the last two releases. */
            comparisons: components["schemas"]["ApiComparison"][];
        };
        /**
         * @description A part of a go-live application that a rejection can name. `operators` includes the language; `provider-code` is
         *     corrected by business internal, the other parts by the partner.
         * @enum {string}
         */
        ApplicationPart: "company" | "representative" | "bank" | "document" | "addresses" | "operators" | "provider-code";
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
        /** @description A code that charges carry, and the name of the product. */
        AdminProductCode: {
            /**
             * Format: uuid
             * @description Id of the product code.
             */
            id: string;
            env_type: components["schemas"]["EnvironmentName"];
            provider: components["schemas"]["ProviderCode"];
            /** @description The code. */
            code: string;
            /** @description Name of the product. */
            description: string;
            price: components["schemas"]["Money"];
            /** @description ISO 4217 code. */
            currency: string;
        };
        /**
         * @description How the product tests went: 0 failed, 1 success, 2 in progress, 3 unavailable (not tested since the product codes
         *     last changed; there is no report).
         * @enum {integer}
         */
        ProductTestStatus: 0 | 1 | 2 | 3;
        /** @description Result of the tests of all product codes together. */
        ProductResult: {
            status: components["schemas"]["ProductTestStatus"];
            /**
             * Format: date-time
             * @description When they ended or, while they run, were started; null when never tested.
             */
            testOn: string | null;
            /**
             * Format: uuid
             * @description The product code of a run that tests one code again; null otherwise.
             */
            codeId: string | null;
        };
        /** @description A text that the platform may send to subscribers. Braces mark dynamic content, */
        SmsTemplate: {
            /**
             * Format: uuid
             * @description Identifier given by the portal.
             */
            sms_template_id: string;
            text: string;
        };
        /**
         * @description What was decided.
         * @enum {string}
         */
        DecisionType: "APPROVE" | "SEND_BACK" | "REJECT" | "SUSPEND" | "REINSTATE";
        /**
         * @description Who decided, the business admin or the technical admin.
         * @enum {string}
         */
        ApproverType: "INTERNAL_BUSINESS_ADMIN" | "INTERNAL_TECH";
        /** @description A comment of a staff member on a decision. */
        ReviewComment: {
            /**
             * Format: uuid
             * @description Id of the comment.
             */
            id: string;
            type: components["schemas"]["DecisionType"];
            approverType: components["schemas"]["ApproverType"];
            /** @description Email address of the person who decided. */
            author: string;
            /** @description The comment. */
            message: string;
            /**
             * Format: date-time
             * @description When it was decided.
             */
            createdOn: string;
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
        /** @description A project with everything its review needs. */
        AdminProject: {
            /**
             * Format: uuid
             * @description Id of the project.
             */
            id: string;
            /** @description Its name. */
            projectName: string;
            /** @description The description that its partner wrote. */
            description: string;
            /**
             * Format: uuid
             * @description Id of the partner's organisation.
             */
            orgId: string;
            /** @description The name of the organisation, its email address before there is one. */
            partnerName: string;
            status: components["schemas"]["AdminProjectStatus"];
            /** @description What it waits for; null unless it is pending. */
            stage: components["schemas"]["ReviewStage"] | null;
            /**
             * Format: date-time
             * @description When the partner created it.
             */
            projectCreatedDate: string;
            /**
             * Format: date-time
             * @description When the partner last asked to go live.
             */
            goLiveRequestDate: string | null;
            /**
             * Format: date-time
             * @description Last accepted call to the sandbox, to the minute; null if never.
             */
            lastSandboxUsageDate: string | null;
            /** @description Whether the technical admin has approved the present request. */
            isTechApproved: boolean;
            /**
             * Format: date-time
             * @description When that was.
             */
            techCheckDate: string | null;
            /**
             * Format: date-time
             * @description When the business admin approved it.
             */
            approvedDate: string | null;
            /**
             * Format: date-time
             * @description When it was last rejected.
             */
            rejectDate: string | null;
            /**
             * @description The parts that its last rejection asked to change; null before a rejection, or when that named none. It stays after
             *     the partner has submitted again.
             */
            requestedChanges: components["schemas"]["ApplicationPart"][] | null;
            /** @description Number of notes that are not resolved. */
            openNotes: number;
            /** @description Number of blocking notes that the partner has not marked as done. */
            notesToDo: number;
            /**
             * Format: date-time
             * @description When it was last suspended.
             */
            suspendedDate: string | null;
            /** @description Codes of the operators it asks to go live with. */
            providers: components["schemas"]["ProviderCode"][];
            /** @description Language and country of its users, for instance en-SG; null before the first go-live request. */
            locale: string | null;
            /** @description Addresses that may call the platform for it. */
            ipAddresses: components["schemas"]["IpAddress"][];
            /** @description The operator's own code for the service; null until it is saved. */
            providerCode: string | null;
            /** @description Whether the provider code can no longer be changed. */
            providerCodeFreeze: boolean;
            /** @description What users can buy, sandbox and live. */
            productCodes: components["schemas"]["AdminProductCode"][];
            productResult: components["schemas"]["ProductResult"];
            /**
             * Format: date-time
             * @description When the product tests last ended; null before the first.
             */
            testOn: string | null;
            /** @description At most 20 texts. */
            smsTemplates: components["schemas"]["SmsTemplate"][];
            /** @description The organisation's registration document; null when there is none. */
            organisationDocument: components["schemas"]["ProjectDocument"] | null;
            /** @description Files that came with approvals. */
            documents: components["schemas"]["ProjectDocument"][];
            /** @description Comments on decisions, newest first. */
            comments: components["schemas"]["ReviewComment"][];
            progress: components["schemas"]["ReviewProgress"];
        };
        AdminProjectAnswer: {
            data: components["schemas"]["AdminProject"];
        } & components["schemas"]["Answer"];
        /** Approve project */
        Approval: {
            /**
             * Decision
             * @constant
             */
            type: "APPROVE";
            /**
             * Approver
             * @constant
             */
            approverType: "INTERNAL_BUSINESS_ADMIN";
            /**
             * Comment
             * Format: plain-text
             * @description The partner reads it.
             */
            message?: string;
        };
        /** Reject project */
        Rejection: {
            /**
             * Decision
             * @constant
             */
            type: "REJECT";
            /**
             * Approver
             * @constant
             */
            approverType: "INTERNAL_BUSINESS_ADMIN";
            /**
             * Comment
             * Format: plain-text
             * @description The partner reads it.
             */
            message: string;
            /**
             * What has to change
             * @description Just these parts open again, whatever was settled before. Without it everything opens that no approval has settled.
             */
            changes?: components["schemas"]["ApplicationPart"][];
        };
        /**
         * Checks
         * @description What the technical admin has checked. Each must be confirmed.
         */
        TechChecks: {
            /**
             * The IP addresses are checked.
             * @constant
             */
            ipAddresses: true;
            /**
             * The product codes are tested.
             * @constant
             */
            productCodes: true;
            /**
             * The documents are checked.
             * @constant
             */
            documents: true;
        };
        /** Approve technically */
        TechApproval: {
            /**
             * Decision
             * @constant
             */
            type: "APPROVE";
            /**
             * Approver
             * @constant
             */
            approverType: "INTERNAL_TECH";
            /**
             * Comment
             * Format: plain-text
             * @description The business admin reads it.
             */
            message?: string;
            checks: components["schemas"]["TechChecks"];
        };
        /** Approve technically with a file */
        TechApprovalWithFile: {
            body: components["schemas"]["TechApproval"];
            /**
             * File
             * Format: binary
             * @description Exactly one jpg, png or pdf of at most 5 MB (5242880 bytes).
             */
            file: File;
        };
        /** Send back */
        SendingBack: {
            /**
             * Decision
             * @constant
             */
            type: "SEND_BACK";
            /**
             * Approver
             * @constant
             */
            approverType: "INTERNAL_TECH";
            /**
             * Comment
             * Format: plain-text
             * @description Business internal reads it.
             */
            message: string;
        };
        /** Suspend project */
        Suspension: {
            /**
             * Decision
             * @constant
             */
            type: "SUSPEND";
            /**
             * Approver
             * @constant
             */
            approverType: "INTERNAL_BUSINESS_ADMIN";
            /**
             * Comment
             * Format: plain-text
             * @description The partner reads it.
             */
            message: string;
        };
        /** Reinstate project */
        Reinstatement: {
            /**
             * Decision
             * @constant
             */
            type: "REINSTATE";
            /**
             * Approver
             * @constant
             */
            approverType: "INTERNAL_BUSINESS_ADMIN";
            /**
             * Comment
             * Format: plain-text
             * @description The partner reads it.
             */
            message?: string;
        };
        /**
         * Operator
         * @description Code of an operator that is offered and that the project asks for.
         * @enum {string}
         */
        ProductCodeOperator: "STM" | "AIS" | "GLB";
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
        /** Product */
        ProductCodeDraft: {
            /**
             * Environment
             * @constant
             */
            env_type: "live";
            provider: components["schemas"]["ProductCodeOperator"];
            code: components["schemas"]["ProductCodeText"];
            description: components["schemas"]["ProductCodeName"];
            price: components["schemas"]["ProductCodePrice"];
        };
        /** Provider code */
        ProviderCodeDraft: {
            /**
             * Provider Code
             * Format: plain-text
             */
            providerCode: string;
        };
        /** SMS template */
        NewSmsTemplate: {
            /**
             * SMS template
             * Format: plain-text
             * @description At most 20 templates. Braces mark dynamic content, for instance {service}. #PASSWORD# is the place of the one-time password.
             */
            text: string;
        };
        SmsTemplateAnswer: {
            /** @description Saved! */
            message?: unknown;
            data: components["schemas"]["SmsTemplate"];
        } & components["schemas"]["Answer"];
        /** SMS template */
        SmsTemplateChange: {
            /**
             * SMS template
             * Format: plain-text
             * @description At most 20 templates. Braces mark dynamic content, for instance {service}. #PASSWORD# is the place of the one-time password.
             */
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
        /** Test product codes */
        ProductTestRequest: {
            /**
             * Project
             * Format: uuid
             */
            projectId: string;
            /**
             * Product code
             * Format: uuid
             * @description The live product code to test again; all are tested without it.
             */
            codeId?: string;
        };
        /** @description The result of the last test of one product code, and the one before. */
        TestedProductCode: {
            provider: components["schemas"]["ProviderCode"];
            /** @description The code that was tested. */
            productCode: string;
            /** @description Whether every request passed. */
            passed: boolean;
            /**
             * Format: date-time
             * @description When its own test ended. A run of another code alone keeps it.
             */
            testedOn: string;
            /**
             * @description Its result before that test; `none` when it had none. A change of product codes keeps the earlier run to compare with.
             * @enum {string}
             */
            previous: "passed" | "failed" | "none";
        };
        /** @description One request of a product test and its outcome. */
        TestStep: {
            provider: components["schemas"]["ProviderCode"];
            /** @description The code that was tested. */
            productCode: string;
            /** @description What the request is for, for instance charge. */
            name: string;
            /** @description HTTP method. */
            method: string;
            /** @description Path of the payment API. */
            path: string;
            /** @description HTTP status of the answer; 0 when there was none. */
            httpStatus: number;
            /** @description The body of the answer; without one, why there was none. */
            answer: string;
            /** @description Whether the answer was the expected one. */
            passed: boolean;
        };
        /** @description The last test of each product code, request by request. */
        TestResults: {
            productResult: components["schemas"]["ProductResult"];
            /** @description Every product code, compared with its result before. */
            codes: components["schemas"]["TestedProductCode"][];
            /** @description In the order in which they were made; a product code ends with its first failure. */
            steps: components["schemas"]["TestStep"][];
        };
        /**
         * @description What a signed-in person may do, in the words of the screens.
         * @enum {string}
         */
        Role: "EXTERNAL_ADMIN" | "BUSINESS_ADMIN" | "BUSINESS_INTERNAL" | "TECHNICAL_LIMITED";
        /** @description A person as they were when they acted. */
        AuditActor: {
            /**
             * Format: uuid
             * @description Id of the account.
             */
            userId: string;
            /** @description Email address. */
            emailId: string;
            role: components["schemas"]["Role"];
        };
        /** @description One change of a project. */
        AuditEvent: {
            /**
             * Format: uuid
             * @description Id of the event.
             */
            id: string;
            /**
             * @description What was done.
             * @enum {string}
             */
            action: "project-created" | "go-live-requested" | "provider-code-saved" | "product-code-added" | "product-code-deleted" | "sms-template-added" | "sms-template-updated" | "sms-template-deleted" | "submitted-for-tech-approval" | "product-tests-started" | "product-tests-finished" | "tech-approved" | "sent-back" | "approved" | "rejected" | "changes-requested" | "changes-submitted" | "suspended" | "reinstated" | "withdrawn" | "message-written";
            /** @description Who did it; null when the system did. */
            actor: components["schemas"]["AuditActor"] | null;
            /** @description Status before; null for the creation. */
            fromStatus: components["schemas"]["AdminProjectStatus"] | null;
            toStatus: components["schemas"]["AdminProjectStatus"];
            /** @description Stage before; null when the project was not pending. */
            fromStage: components["schemas"]["ReviewStage"] | null;
            /** @description Stage after; null when the project is not pending. */
            toStage: components["schemas"]["ReviewStage"] | null;
            /** @description The comment that came with it, or what exactly changed. */
            message: string | null;
            /**
             * Format: date-time
             * @description When it was done.
             */
            createdOn: string;
        };
        /** @description A field of the application, or an entry of a list, as a desk finds it. */
        ReviewField: {
            /** @description JSON pointer into the application. */
            pointer: string;
            /** @description The entry of a list, for instance an address; null for a field. */
            entry: string | null;
            /** @description Whether it is different in the submission `seen`. False for what the caller does not see. */
            changed: boolean;
            /** @description Number of notes on it that are not resolved. */
            openNotes: number;
            /**
             * Format: uuid
             * @description Id of the first of them.
             */
            noteId: string | null;
        };
        ReviewFields: {
            /** @description Number of the submission that the desk passed on last; null when it has not. */
            seen: number | null;
            /** @description The fields and the entries of lists. */
            items: components["schemas"]["ReviewField"][];
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
         * Field
         * Format: plain-text
         * @description JSON pointer of a field of the application, for instance /company/address, or of an entry of a list.
         */
        NotePointer: string;
        /**
         * Note
         * Format: message-text
         * @description Plain text. HTML is shown as it was typed.
         */
        NoteText: string;
        NewReviewNote: {
            pointer: components["schemas"]["NotePointer"];
            text: components["schemas"]["NoteText"];
            /** The review cannot go on without this change */
            blocking: boolean;
        };
        /** @description Revision of the note that was read. */
        NoteRevision: number;
        NoteSettlement: {
            /** @description False reopens it. */
            resolved: boolean;
            revision: components["schemas"]["NoteRevision"];
        };
        OpenedNotes: {
            /** @description Number of notes that were not open before. */
            opened: number;
        };
        /**
         * @description `all` is the partner and every desk; `desks` is an internal note that no partner gets.
         * @enum {string}
         */
        Audience: "all" | "desks";
        /** @description Who wrote it. */
        ReviewAuthor: {
            role: components["schemas"]["Role"];
            /** @description Email address. */
            emailId: string;
        };
        /** @description A message between the partner and the desks, or an internal note. */
        ReviewMessage: {
            /**
             * Format: uuid
             * @description Id of the message.
             */
            id: string;
            audience: components["schemas"]["Audience"];
            author: components["schemas"]["ReviewAuthor"];
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
        NewReviewMessage: {
            id: components["schemas"]["MessageId"];
            audience: components["schemas"]["Audience"];
            text: components["schemas"]["MessageText"];
            mentions?: components["schemas"]["Mentions"];
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
    };
    responses: {
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
        /** @description No session, or one that is no longer valid. Sign in again. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Signed in, but with another role or from outside the internal network. */
        StaffForbidden: {
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
        /** @description The comment is missing, too long or holds HTML tags. */
        CommentMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The project is not at the stage where this can be done. */
        WrongStage: {
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
        /** @description Deleted. */
        Deleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Always null. */
                    data: null;
                } & components["schemas"]["Answer"];
            };
        };
        /** @description Unknown project, or a template that is not the project's. */
        TemplateNotFound: {
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
        /** @description The note cannot be settled now. */
        NoteNotSettled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Another desk has the project, or no product code failed. */
        TestsNotFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Another desk has the project, or there is nothing to change. */
        ChangesNotRequested: {
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
         * @description Which page of rows to answer with; the first is 0.
         * @example 0
         */
        PageNo: number;
        /**
         * @description The partner's company.
         * @example 2f1a7a52-9a3e-4a0e-8d55-6f3f3a2b1c44
         */
        OrgId: string;
        /**
         * @description The project.
         * @example 5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11
         */
        ProjectId: string;
        /**
         * @description Id of the SMS template.
         * @example e7c2a4d6-8b19-4f3e-a5d0-7c6b2f1e4da0
         */
        TemplateId: string;
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
    vpnCheck: {
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
            /** @description The caller is on the internal network. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description OK. */
                        message?: unknown;
                        data: {
                            /**
                             * @description Always OK; any other network answers 403.
                             * @constant
                             */
                            network: "OK";
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionRequired"];
            /** @description The caller is outside the internal network. */
            403: {
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
        };
    };
    listPendingProjects: {
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
            /** @description The waiting projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description At most `limit` projects. */
                            items: components["schemas"]["AdminProjectRow"][];
                            /** @description Number of pending projects; 2001 means more than 2 000. */
                            total: number;
                            queue: components["schemas"]["Queue"];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjectsByStatus: {
        parameters: {
            query: {
                /**
                 * @description Which projects.
                 * @example live
                 */
                status: components["schemas"]["AdminProjectStatus"];
                /**
                 * @description Code of the operator; required when status is `live` or `deleted`.
                 * @example STM
                 */
                provider?: components["schemas"]["ProviderCode"];
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description At most `limit` projects. */
                            projects: components["schemas"]["AdminProjectRow"][];
                            /** @description Number of rows on all pages; 2001 means more than 2 000. */
                            total: number;
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            /** @description A parameter is missing or not one of the values allowed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchProjects: {
        parameters: {
            query: {
                /**
                 * @description Words to look for, or parts of them. Case does not count.
                 * @example lumen
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
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description At most 20 projects. */
                            items: components["schemas"]["AdminProjectRow"][];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPartnerProjects: {
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
                 * @description The partner's company.
                 * @example 2f1a7a52-9a3e-4a0e-8d55-6f3f3a2b1c44
                 */
                orgId: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner's projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Newest first, at most 1000. */
                            projects: components["schemas"]["AdminProjectRow"][];
                            totals: components["schemas"]["PartnerProjectTotals"];
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPartners: {
        parameters: {
            query?: {
                /**
                 * @description Words or parts of words that the partner's name contains, in any case. Without a name, the partner's email address
                 *     is searched.
                 * @example lumen
                 */
                keyword?: string;
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of partners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description At most `limit` partners. */
                            partners: components["schemas"]["PartnerRow"][];
                            /** @description Number of rows on all pages; 2001 means more than 2 000. */
                            total: number;
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPartner: {
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
                 * @description The partner's company.
                 * @example 2f1a7a52-9a3e-4a0e-8d55-6f3f3a2b1c44
                 */
                orgId: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Partner"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    downloadPartnerDocument: {
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
                 * @description The partner's company.
                 * @example 2f1a7a52-9a3e-4a0e-8d55-6f3f3a2b1c44
                 */
                orgId: components["parameters"]["OrgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description Suggests the file's name.
                     * @example attachment; filename="registration.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": File;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            /** @description The document cannot be downloaded, or not yet. */
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
    getApiChanges: {
        parameters: {
            query?: {
                /**
                 * @description The product's suffix in /api-doc/{suffix}; by default the first product.
                 * @example direct-carrier-billing
                 */
                product?: string;
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
            /** @description The changes of the product with their uses. */
            200: {
                headers: {
                    "Data-As-Of": components["headers"]["DataAsOf"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiChanges"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminProject: {
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
                    "application/json": components["schemas"]["AdminProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordReviewView: {
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
        requestBody?: never;
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always null. */
                        data: null;
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    approveProject: {
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
                "application/json": components["schemas"]["Approval"];
            };
        };
        responses: {
            /** @description The project is live. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project cannot be approved now. */
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
    rejectProject: {
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
                "application/json": components["schemas"]["Rejection"];
            };
        };
        responses: {
            /** @description The project is rejected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProjectAnswer"];
                };
            };
            400: components["responses"]["CommentMissing"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongStage"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    techApproveProject: {
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
                "application/json": components["schemas"]["TechApproval"];
                "multipart/form-data": components["schemas"]["TechApprovalWithFile"];
            };
        };
        responses: {
            /** @description The project waits for the business admin. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProjectAnswer"];
                };
            };
            /** @description A check is not confirmed, a field breaks its limit, or the file is not one that is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            /** @description The project cannot be approved technically now. */
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
    sendBackProject: {
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
                "application/json": components["schemas"]["SendingBack"];
            };
        };
        responses: {
            /** @description The project is in preparation again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProjectAnswer"];
                };
            };
            400: components["responses"]["CommentMissing"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongStage"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    suspendProject: {
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
                "application/json": components["schemas"]["Suspension"];
            };
        };
        responses: {
            /** @description The project is suspended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProjectAnswer"];
                };
            };
            400: components["responses"]["CommentMissing"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongStage"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    reinstateProject: {
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
                "application/json": components["schemas"]["Reinstatement"];
            };
        };
        responses: {
            /** @description The project is live again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongStage"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    submitForTechApproval: {
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
        requestBody?: never;
        responses: {
            /** @description The project waits for the technical admin. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The preparation is not complete, or was handed over already. */
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
    addProductCode: {
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
                "application/json": components["schemas"]["ProductCodeDraft"];
            };
        };
        responses: {
            /** @description The product code is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Saved! */
                        message?: unknown;
                        data: components["schemas"]["AdminProductCode"];
                    } & components["schemas"]["Answer"];
                };
            };
            /** @description Code or name is missing, too long or holds a character it may not, or the project has not requested the operator. */
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
            /** @description The product code cannot be added now. */
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
    deleteProductCode: {
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
                 * @description Id of the product code.
                 * @example b3d9e6f2-2a4c-4d15-8c7b-0f5a1e9d3c99
                 */
                codeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongStage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    saveProviderCode: {
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
                "application/json": components["schemas"]["ProviderCodeDraft"];
            };
        };
        responses: {
            /** @description The provider code is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Saved! */
                        message?: unknown;
                        data: {
                            /** @description The code as stored. */
                            providerCode: string;
                            /** @description Whether it can no longer be changed. */
                            providerCodeFreeze: boolean;
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            /** @description The provider code is missing or too long. */
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
            /** @description The provider code cannot be changed now. */
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
    addSmsTemplate: {
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
                "application/json": components["schemas"]["NewSmsTemplate"];
            };
        };
        responses: {
            /** @description The template is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsTemplateAnswer"];
                };
            };
            /** @description The text is missing, too long or holds HTML tags. */
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
            /** @description The template cannot be added now. */
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
    updateSmsTemplate: {
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
                 * @description Id of the SMS template.
                 * @example e7c2a4d6-8b19-4f3e-a5d0-7c6b2f1e4da0
                 */
                templateId: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsTemplateChange"];
            };
        };
        responses: {
            /** @description The template is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsTemplateAnswer"];
                };
            };
            /** @description The text is missing, too long or holds HTML tags. */
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
            404: components["responses"]["TemplateNotFound"];
            409: components["responses"]["WrongStage"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteSmsTemplate: {
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
                 * @description Id of the SMS template.
                 * @example e7c2a4d6-8b19-4f3e-a5d0-7c6b2f1e4da0
                 */
                templateId: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TemplateNotFound"];
            409: components["responses"]["WrongStage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getProjectReadiness: {
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
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjectWishes: {
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
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startProductTests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductTestRequest"];
            };
        };
        responses: {
            /** @description The tests run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Says that the tests run and when to expect the report. */
                        message?: unknown;
                        data: components["schemas"]["ProductResult"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            /** @description The tests cannot be started now. */
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
    getTestResults: {
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
            /** @description The last run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestResults"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadTestReport: {
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
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    /**
                     * @description Suggests the file's name.
                     * @example attachment; filename="lumen-games-2026-03-08.http"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            /** @description There is no report to download. */
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
    downloadProjectDocument: {
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
                 * @description Id of the document, from the project's `documents` or `organisationDocument`.
                 * @example a4f8d1c3-6e27-4b90-9c5d-3e2b1a0f7eb1
                 */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description Suggests the file's name.
                     * @example attachment; filename="registration.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": File;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            /** @description The document cannot be downloaded, or not yet. */
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
    listAuditEvents: {
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
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description At most `limit` events, newest first. */
                            items: components["schemas"]["AuditEvent"][];
                            /** @description How many there are on all pages. */
                            total: number;
                        };
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviewFields: {
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
            /** @description The fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewFields"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviewNotes: {
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
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    openReviewNote: {
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
                "application/json": components["schemas"]["NewReviewNote"];
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
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WrongStage"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PointerUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    settleReviewNote: {
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
                "application/json": components["schemas"]["NoteSettlement"];
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
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoteNotSettled"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    openFailedTestNotes: {
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
        requestBody?: never;
        responses: {
            /** @description The notes are open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenedNotes"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TestsNotFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    requestChanges: {
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
        requestBody?: never;
        responses: {
            /** @description The project waits for its partner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProjectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangesNotRequested"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listReviewMessages: {
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
                            items: components["schemas"]["ReviewMessage"][];
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
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReviewMessage: {
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
                "application/json": components["schemas"]["NewReviewMessage"];
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
                        data: components["schemas"]["ReviewMessage"];
                    } & components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
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
    listProjectSubmissions: {
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
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProjectSubmission: {
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
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    compareProjectSubmissions: {
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
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    downloadSubmissionDocument: {
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
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description Suggests the file's name.
                     * @example attachment; filename="registration.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": File;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            404: components["responses"]["NotFound"];
            /** @description The document cannot be downloaded, or not yet. */
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
}
