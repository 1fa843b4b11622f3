// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.

export interface paths {
    "/admin/vpn-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the caller is on the internal network
         * @description Asked between password and one-time code, when a business admin or a technical admin signs in. The address of
         *     the caller decides; an address named by a proxy counts only where that proxy is trusted.
         */
        get: operations["vpnCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/status/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the projects waiting for a decision
         * @description Every role sees the part of the work that is its own: business internal the projects in preparation, the
         *     technical admin those in technical review, the business admin all of them. Those that passed the technical check
         *     come first, then the longest waiting.
         */
        get: operations["listPendingProjects"];
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
        /**
         * @description Where a project stands, in the words of the admin API: `draft` signed up and not live, `pending` waiting for a
         *     decision, `live` approved, `deleted` suspended, `reject` rejected after a go-live request.
         * @enum {string}
         */
        AdminProjectStatus: "draft" | "pending" | "live" | "deleted" | "reject";
        /**
         * @description What a pending project waits for: `preparation` by business internal, `technical-review` by the technical admin,
         *     `business-review` by the business admin.
         * @enum {string}
         */
        ReviewStage: "preparation" | "technical-review" | "business-review";
        /** @description An amount as a decimal number, in the currency of the provider that was asked for. */
        Money: string;
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
            /** @description What to call the partner: the name of its organisation, its e-mail address before there is one. */
            partnerName: string;
            /**
             * Format: date-time
             * @description When the technical admin approved it.
             */
            techCheckDate: string | null;
            /** @description What users paid in the last 30 days; null in lists without a provider. */
            grossVolume: components["schemas"]["Money"] | null;
            /** @description The partner's share of it; null in lists without a provider. */
            netVolume: components["schemas"]["Money"] | null;
            /** @description Successful charges in the last 30 days; null in lists without a provider. */
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
             * @description When it reached its present stage.
             */
            dateSubmitted: string | null;
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
    };
    responses: {
        /** @description Signed in, yet not in a role that may do this, or not from where this role works. */
        StaffForbidden: {
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
        /** @description The request does not fit the contract. `data.problems` names each field. */
        BadRequest: {
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
         * @description The most rows to answer with.
         * @example 1000
         */
        Limit: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    vpnCheck: {
        parameters: {
            query?: never;
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
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                        /** @description OK. */
                        message: string;
                        data: {
                            /**
                             * @description Always OK; any other network answers 403.
                             * @constant
                             */
                            network: "OK";
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
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
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                        /** @description Empty unless there is something to say. */
                        message: string;
                        data: {
                            /** @description At most `limit` projects. */
                            items: components["schemas"]["AdminProjectRow"][];
                            /** @description How many wait altogether. */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StaffForbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
