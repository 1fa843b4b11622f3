// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

export interface paths {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Where a project stands, in the portal's words.
         * @enum {string}
         */
        ProjectStatus: "NEW" | "GO_LIVE_PENDING_SUBMIT" | "GONE_LIVE" | "REJECT" | "SUSPENDED";
        ProjectRow: {
            /** Format: uuid */
            id: string;
            projectName: string;
            status: components["schemas"]["ProjectStatus"];
            /** Format: date-time */
            createDate: string;
        };
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
        /** @description The request does not fit the contract. `data.problems` names each field. */
        BadRequest: {
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
    listProjects: {
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
            /** @description The projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: true;
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
                        /** @constant */
                        status: true;
                        message: string;
                        data: {
                            /** Format: uuid */
                            project_id: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["StorageFull"];
        };
    };
}
