// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import { textFormats as formats } from '#domain/formats/text-formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Provider code",
  "additionalProperties": false,
  "required": [
    "providerCode"
  ],
  "properties": {
    "providerCode": {
      "type": "string",
      "x-trim": true,
      "title": "Provider Code",
      "minLength": 1,
      "maxLength": 15,
      "format": "plain-text",
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Provider Code required",
        "minLength": "Provider Code required",
        "maxLength": "Max 15 characters",
        "pattern": "Provider Code required",
        "format": "HTML tags are not allowed!"
      }
    }
  }
}

export const validators = {}
validators["-75d59b89"] = validate20;
const schema31 = {"type":"object","title":"Provider code","additionalProperties":false,"required":["providerCode"],"properties":{"providerCode":{"type":"string","x-trim":true,"title":"Provider Code","minLength":1,"maxLength":15,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Provider Code required","minLength":"Provider Code required","maxLength":"Max 15 characters","pattern":"Provider Code required","format":"HTML tags are not allowed!"}}},"$id":"-75d59b89"};
const formats0 = formats["plain-text"];
const func1 = ucs2length;
const pattern4 = new RegExp("^(?:|[\\s\\S]*\\S[\\s\\S]*)$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="-75d59b89" */;
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
if(data.providerCode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providerCode"},message:"must have required property '"+"providerCode"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "providerCode")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.providerCode !== undefined){
let data0 = data.providerCode;
if(typeof data0 === "string"){
if(func1(data0) > 15){
const err2 = {instancePath:instancePath+"/providerCode",schemaPath:"#/properties/providerCode/maxLength",keyword:"maxLength",params:{limit: 15},message:"must NOT have more than 15 characters",schema:15,parentSchema:schema31.properties.providerCode,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/providerCode",schemaPath:"#/properties/providerCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.providerCode,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/providerCode",schemaPath:"#/properties/providerCode/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.providerCode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0(data0))){
const err5 = {instancePath:instancePath+"/providerCode",schemaPath:"#/properties/providerCode/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.providerCode,data:data0};
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
const err6 = {instancePath:instancePath+"/providerCode",schemaPath:"#/properties/providerCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.providerCode.type,parentSchema:schema31.properties.providerCode,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
