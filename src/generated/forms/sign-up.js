// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { textFormats as formats } from '#domain/formats/text-formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Sign Up",
  "additionalProperties": false,
  "required": [
    "email",
    "password",
    "confirmPassword"
  ],
  "properties": {
    "email": {
      "type": "string",
      "x-trim": true,
      "title": "Email",
      "format": "email",
      "maxLength": 254,
      "x-messages": {
        "required": "Please input your email",
        "format": "Email is invalid",
        "maxLength": "Email is invalid"
      }
    },
    "password": {
      "type": "string",
      "title": "Password",
      "minLength": 8,
      "maxLength": 128,
      "pattern": "^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!\"#$%&'\\(\\)*+,\\-.\\/:;<=>?@\\[\\\\\\]^_`\\{\\|\\}~])[^\\u0000-\\u001f\\u007f]+$",
      "x-messages": {
        "required": "Please input your password",
        "minLength": "Must have minimum 8 characters including atleast one each of digit, lower case, upper case and symbol.",
        "maxLength": "Minimum length required is 8 and maximum 128 characters",
        "pattern": "Must have minimum 8 characters including atleast one each of digit, lower case, upper case and symbol."
      }
    },
    "confirmPassword": {
      "type": "string",
      "title": "Confirm Password",
      "x-same-as": "password",
      "x-messages": {
        "required": "Please confirm your password",
        "const": "Passwords must match"
      }
    }
  }
}

export const validators = {}
validators["-6c34cb7f"] = validate20;
const schema31 = {"type":"object","title":"Sign Up","additionalProperties":false,"required":["email","password","confirmPassword"],"properties":{"email":{"type":"string","x-trim":true,"title":"Email","format":"email","maxLength":254,"x-messages":{"required":"Please input your email","format":"Email is invalid","maxLength":"Email is invalid"}},"password":{"type":"string","title":"Password","minLength":8,"maxLength":128,"pattern":"^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!\"#$%&'\\(\\)*+,\\-.\\/:;<=>?@\\[\\\\\\]^_`\\{\\|\\}~])[^\\u0000-\\u001f\\u007f]+$","x-messages":{"required":"Please input your password","minLength":"Must have minimum 8 characters including atleast one each of digit, lower case, upper case and symbol.","maxLength":"Minimum length required is 8 and maximum 128 characters","pattern":"Must have minimum 8 characters including atleast one each of digit, lower case, upper case and symbol."}},"confirmPassword":{"type":"string","title":"Confirm Password","x-same-as":"password","x-messages":{"required":"Please confirm your password","const":"Passwords must match"}}},"$id":"-6c34cb7f"};
const formats0 = formats.email;
const func1 = ucs2length;
const pattern4 = new RegExp("^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!\"#$%&'\\(\\)*+,\\-.\\/:;<=>?@\\[\\\\\\]^_`\\{\\|\\}~])[^\\u0000-\\u001f\\u007f]+$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="-6c34cb7f" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.confirmPassword === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmPassword"},message:"must have required property '"+"confirmPassword"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "password")) || (key0 === "confirmPassword"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters",schema:254,parentSchema:schema31.properties.email,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0(data0))){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema31.properties.email,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.email.type,parentSchema:schema31.properties.email,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema31.properties.password,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 8){
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:schema31.properties.password,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/pattern",keyword:"pattern",params:{pattern: "^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!\"#$%&'\\(\\)*+,\\-.\\/:;<=>?@\\[\\\\\\]^_`\\{\\|\\}~])[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!\"#$%&'\\(\\)*+,\\-.\\/:;<=>?@\\[\\\\\\]^_`\\{\\|\\}~])[^\\u0000-\\u001f\\u007f]+$"+"\"",schema:"^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!\"#$%&'\\(\\)*+,\\-.\\/:;<=>?@\\[\\\\\\]^_`\\{\\|\\}~])[^\\u0000-\\u001f\\u007f]+$",parentSchema:schema31.properties.password,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.password.type,parentSchema:schema31.properties.password,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.confirmPassword !== undefined){
let data2 = data.confirmPassword;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/confirmPassword",schemaPath:"#/properties/confirmPassword/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.confirmPassword.type,parentSchema:schema31.properties.confirmPassword,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
